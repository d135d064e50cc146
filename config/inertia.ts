import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'

export default defineConfig({
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
  assetsVersion: versionOf(app.publicPath('assets/.vite/manifest.json')),
})

/** Digested once: the package digests the manifest for each request, a twenty-fifth of its time. */
function versionOf(manifest: string) {
  if (!app.inProduction || !existsSync(manifest)) return undefined
  return createHash('sha256').update(readFileSync(manifest)).digest('hex')
}
