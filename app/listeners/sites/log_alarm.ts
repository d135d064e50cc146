import logger from '@adonisjs/core/services/logger'
import type { EventNamed } from '#core/ports/events'

/** Writes an alarm to the log, where the operator's monitoring finds it. */
export default class LogAlarm {
  handle({ siteId, kind }: EventNamed<'alarm_raised'>) {
    logger.error({ siteId, alarm: kind }, 'Alarm: an operator is needed')
  }
}
