import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { WORKERS } from './workers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    addresses: string[]
    python: string
  }
}

const ROOT = resolve(import.meta.dirname, '../..')

/** A free port below those the system gives to outgoing connections: one of these could take it before the server does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const probe = createServer()
    const free = await new Promise<boolean>((found) => {
      probe.once('error', () => found(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)))
    })
    if (free) return port
  }
}

/** The interpreter with the package installed: ASZTAL_PYTHON, or that of .venv. */
export const python = (): string => process.env.ASZTAL_PYTHON ?? join(ROOT, '.venv/bin/python')

/** A server process of its own with an empty database; returns when it answers. */
async function startServer(port: number, folder: string, settings = ''): Promise<ChildProcess> {
  // As `asztal play`, but bots answer at once.
  const program = [
    'import sys',
    'from asztal.server.run import run',
    'from asztal.server.settings import Settings',
    `run(Settings(port=int(sys.argv[1]), database=sys.argv[2], breath=0.0, log_level="warning"${settings}))`,
  ].join('; ')
  const server = spawn(python(), ['-c', program, String(port), `sqlite:///${join(folder, 'asztal.db')}`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Machines that build for everybody are slow now and then.
  for (let attempt = 0; attempt < 900; attempt++) {
    if (server.exitCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null)
    if (answer?.ok) return server
    await new Promise((go) => setTimeout(go, 100))
  }
  server.kill()
  throw new Error('the server did not start')
}

/** A server on a port and in a folder of its own; `settings` are further arguments of Settings. */
export async function ownServer(settings = ''): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'asztal-e2e-'))
  const port = await freePort()
  const server = await startServer(port, folder, settings)
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One server for each worker: files that run at the same time never meet in a lobby. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(ROOT, 'src/asztal/server/static/index.html'))) throw new Error('build the web app first: npm run build')
  const servers = await Promise.all(Array.from({ length: WORKERS }, () => ownServer()))
  project.provide(
    'addresses',
    servers.map((server) => server.address),
  )
  project.provide('python', python())
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
