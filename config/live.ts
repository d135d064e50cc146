import app from '@adonisjs/core/services/app'
import { Bus } from '@boringnode/bus'
import { makeNodeTransport } from '#adapters/node_transport'

const isPartOfSite = !app.inTest && app.getMode() !== 'warmup'

/** Between the nodes of a site; a process that only looks at the application has none. */
export const nodeTransport = isPartOfSite
  ? await makeNodeTransport({ hears: app.getEnvironment() === 'web' })
  : null

/** What cannot leave waits in it, and leaves when the line is open again. */
export const nodeBus = nodeTransport && new Bus(nodeTransport, { retryQueue: { enabled: true } })

app.terminating(() => nodeBus?.disconnect())
