import app from '@adonisjs/core/services/app'
import { Bus } from '@boringnode/bus'
import { makeNodeTransport } from '#live/transports/node_transport'

const isPartOfSite = !app.inTest && app.getMode() !== 'warmup'

/** Between the nodes of a site; a process that only looks at the application has none. */
export const nodeTransport = isPartOfSite
  ? await makeNodeTransport({ subscribes: app.getEnvironment() === 'web' })
  : null

/** A message that cannot be sent waits, and is sent when the connection is open again. */
export const nodeBus = nodeTransport && new Bus(nodeTransport, { retryQueue: { enabled: true } })

app.terminating(() => nodeBus?.disconnect())
