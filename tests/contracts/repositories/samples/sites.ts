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
  contentTexts: {
    rows: [contentText(1), contentText(2)],
    changes: { body: '# Terms', writtenAt: later },
    needs: ['admins', 'contentVersions'],
  },
  contentVersions: {
    rows: [contentVersion(1), contentVersion(2)],
    changes: { holdsFrom: later, scheduledBy: idOf(1) },
    needs: ['admins'],
  },
  pageViews: {
    rows: [pageView(1), pageView(2)],
    changes: { seconds: 12 },
  },
} satisfies SomeSamples

function contentVersion(number: number): RowOf<'contentVersions'> {
  return {
    id: idOf(number),
    siteId,
    page: 'terms',
    createdBy: idOf(1),
    createdAt: now,
    holdsFrom: null,
    scheduledBy: null,
    withdrawnBy: null,
    withdrawnAt: null,
  }
}

function contentText(number: number): RowOf<'contentTexts'> {
  const written = { writtenBy: idOf(1), writtenAt: now }
  return { versionId: idOf(number), locale: 'nl', body: '# Voorwaarden', ...written }
}

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
