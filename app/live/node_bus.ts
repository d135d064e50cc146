import app from '@adonisjs/core/services/app'
import { Bus } from '@boringnode/bus'
import { makeNodeTransport } from '#live/transports/node_transport'

const isPartOfSite = !app.inTest && app.getMode() !== 'warmup'

/**
 * The transport between the nodes of a site; null in commands that only inspect the application.
 */
export const nodeTransport = isPartOfSite
  ? await makeNodeTransport({ subscribes: app.getEnvironment() === 'web' })
  : null

/** A message that cannot be sent is queued until the connection is back. */
export const nodeBus = nodeTransport && new Bus(nodeTransport, { retryQueue: { enabled: true } })

app.terminating(() => nodeBus?.disconnect())
