import { alarmOf } from '#core/sites/alarm'
import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  idOf,
  later,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

const { siteId } = adaUser

export const siteSamples = {
  alarms: {
    rows: [
      alarmOf('sms_budget_used_up', siteId, now),
      alarmOf('sms_budget_used_up', siteId, now.plus({ days: 1 })),
    ],
    changes: { raisedAt: later },
  },
  pageViews: {
    rows: [pageView(1), pageView(2)],
    changes: { seconds: 12 },
  },
} satisfies SomeSamples

function pageView(number: number): RowOf<'pageViews'> {
  return {
    id: idOf(number),
    siteId,
    label: 'spring',
    path: '/',
    network: 'sparks',
    ref: null,
    sub1: null,
    sub2: 'b',
    sub3: null,
    openedAt: now,
    seconds: null,
  }
}
