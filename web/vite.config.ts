import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './scripts/icons.ts'

/** `ASZTAL_SERVER=http://127.0.0.1:8000 npm run dev` develops against a running server. */
const server = process.env.ASZTAL_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/asztal/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
