import logger from '@adonisjs/core/services/logger'
import { startHeartbeat, whenDeserted } from '#live/streams'
import { hearNodes } from '#live/nodes'
import { noteLeft, noteStillHere } from '#live/presence'

/** Nobody waits for it: at worst a push comes a minute later. */
const beside = (note: typeof noteLeft) => (profileId: string) =>
  note(profileId).catch((error) => logger.warn({ err: error }, 'Presence was not noted'))

startHeartbeat()
whenDeserted(beside(noteLeft))
await hearNodes(beside(noteStillHere))
