import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/transmit'
import { makeNodeTransport } from '#adapters/node_transport'

const isPartOfSite = !app.inTest && app.getMode() !== 'warmup'

/** Between the nodes of a site; a process that only looks at the application has none. */
export const nodeTransport = isPartOfSite
  ? await makeNodeTransport({ hears: app.getEnvironment() === 'web' })
  : null

export default defineConfig({
  pingInterval: '30s',
  transport: nodeTransport && { driver: () => nodeTransport },
})
