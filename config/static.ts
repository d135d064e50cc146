import { defineConfig } from '@adonisjs/static'

/**
 * Built assets have a hash in their name and are cached for ever. The service worker is always
 * revalidated, or an old one would outlive a release.
 */
const staticServerConfig = defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'Cache-Control': cacheControlOf(path),
  }),
})

function cacheControlOf(path: string) {
  if (/[\\/]public[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable'
  return path.endsWith('sw-push.js') ? 'no-cache' : 'public, max-age=3600'
}

export default staticServerConfig
