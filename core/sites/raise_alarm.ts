import type { Uses } from '#core/ports'
import type { Alarm } from '#core/sites/alarm'

/** Stores an alarm and publishes it; without effect when it was raised that day. */
export async function raiseAlarm(
  { events, unitOfWork }: Uses<'events' | 'unitOfWork'>,
  alarm: Alarm
) {
  const isNew = await unitOfWork.run(({ alarms }) => alarms.addUnlessKnown(alarm))
  const { kind, siteId } = alarm
  if (isNew) await events.publish({ name: 'alarm_raised', siteId, kind })
}
