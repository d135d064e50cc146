import { defineConfig } from '@adonisjs/static'

/**
 * Built assets carry a hash in their name, so they may be kept for ever. A service worker is asked
 * for anew each time: an old one would outlive the release that mended it.
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
