/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.icons' {
  /** Icon name -> SVG body on a 512 × 512 grid. */
  const icons: Record<string, string>
  export default icons
}

declare module '*.ftl?raw' {
  const text: string
  export default text
}
