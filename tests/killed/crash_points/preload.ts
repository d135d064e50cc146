/*
 * Loaded into the production build before its server (NODE_OPTIONS=--import): the ports it makes
 * are those of ports.ts beside this file. The build itself knows nothing of it.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '#adapters/ports') return next(specifier, context)
    return {
      url: new URL('ports.ts', import.meta.url).href,
      format: 'module-typescript',
      shortCircuit: true,
    }
  },
})
