import logger from '@adonisjs/core/services/logger'
import { startHeartbeat, onLastVisiblePageClosed } from '#live/streams'
import { subscribeToNodes } from '#live/nodes'
import { markHidden, noteVisibility } from '#live/presence'

/** Runs in the background: at worst a push is sent a minute late. */
const warn = (error: unknown) => logger.warn({ err: error }, 'Presence was not noted')

startHeartbeat()
onLastVisiblePageClosed((profileId) => markHidden(profileId).catch(warn))
await subscribeToNodes((...page) => noteVisibility(...page).catch(warn))
