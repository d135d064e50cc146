import type { Plugin } from 'vite'

/**
 * The toast library inserts a `<style>` when it loads, which the security policy rightly refuses.
 * Its stylesheet is imported as a file instead (`components/ui/toaster.tsx`), so this drops the call.
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
