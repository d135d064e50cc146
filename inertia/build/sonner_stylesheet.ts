import type { Plugin } from 'vite'

/**
 * Drops the toast library's inline `<style>`, which the content security policy refuses. Its
 * stylesheet is imported as a file instead (`components/ui/toaster.tsx`).
 */
export function sonnerStylesheet(): Plugin {
  return {
    name: 'sonner-stylesheet',
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return
      return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }
    },
  }
}
