import { defineConfig } from '@adonisjs/static'

/** Built assets carry a hash in their name, so they may be kept for ever. */
const staticServerConfig = defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'Cache-Control': /[\\/]public[\\/]assets[\\/]/.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  }),
})

export default staticServerConfig
