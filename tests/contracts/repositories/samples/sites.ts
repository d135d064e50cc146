import { nothingTold } from '#core/sites/law/legal_fields'
import { alarmOf } from '#core/sites/alarm'
import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  idOf,
  later,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'
import { wording } from '#tests/support/sites/wordings'

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
    rows: twice<'contentVersions'>((number) => ({
      id: idOf(number),
      siteId,
      page: 'terms',
      createdBy: idOf(1),
      createdAt: now,
      holdsFrom: null,
      scheduledBy: null,
      scheduledAt: null,
      withdrawnBy: null,
      withdrawnAt: null,
    })),
    changes: { holdsFrom: later, scheduledBy: idOf(1), scheduledAt: now },
    needs: ['admins'],
  },
  companies: {
    rows: twice<'companies'>((number) => ({
      siteId: idOf(number),
      name: 'Vonk B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'NL',
      timeZone: 'Europe/Amsterdam',
      kvk: '12345678',
      tradenames: ['Vonk'],
      vatNumbers: ['NL001'],
      supportPhone: null,
      iban: 'NL91ABNA0417164300',
      bic: null,
      creditorId: null,
      ...nothingTold,
      deleteDiscount: 20,
      added: now,
    })),
    changes: { name: 'Vonk GmbH', tradenames: ['Vonk', 'Flirt'], iban: null },
    needs: ['sites'],
  },
  landerVariants: {
    rows: twice<'landerVariants'>((number) => ({
      id: idOf(number),
      siteId: idOf(number),
      lander: 'gallery',
      slug: 'night',
      headlines: { en: 'Look around' },
      pictureSet: 'everyone',
      gender: null,
      country: 'NL',
      mood: 'warm',
      question: null,
      changedAt: now,
    })),
    changes: { slug: 'spring', headlines: { nl: 'Hoi' }, pictureSet: 'women', changedAt: later },
    needs: ['sites'],
  },
  settingDrafts: {
    rows: twice<'settingDrafts'>((number) => ({
      id: idOf(number),
      adminId: idOf(1),
      siteId: idOf(number),
      changes: { free_messages: { from: '5', to: '8' } },
      changedAt: now,
      sessionId: null,
      previewDigest: `digest ${number}`,
      previewOpenedAt: null,
      previewUntil: null,
    })),
    changes: {
      changes: { free_messages: { from: '5', to: '9' } },
      previewDigest: 'digest',
      previewOpenedAt: now,
      previewUntil: later,
    },
    needs: ['admins', 'sites'],
  },
  shippedTexts: {
    rows: twice<'shippedTexts'>((number) => ({
      id: idOf(number),
      page: number === 1 ? 'faq' : 'ban',
      texts: wording('faq').texts,
      shippedAt: now,
      holdsFrom: now.plus({ days: number }),
      approvedBy: null,
      approvedAt: null,
    })),
    changes: { approvedBy: idOf(1), approvedAt: later },
    needs: ['admins'],
  },
  settings: {
    rows: [
      { siteId: idOf(1), name: 'free_messages', value: 8 },
      { siteId: idOf(2), name: 'free_messages', value: 9 },
    ],
    changes: { value: { p1: { EUR: 1799 } } },
    needs: ['sites'],
  },
  sites: {
    rows: twice<'sites'>((number) => ({
      id: idOf(number),
      domain: `flirt${number}.example`,
      name: 'Flirt',
      domainLanguage: null,
      createdAt: now,
    })),
    changes: { name: 'Funke', domainLanguage: 'de' },
  },
  pageViews: {
    rows: twice<'pageViews'>((number) => ({
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
    })),
    changes: { seconds: 12 },
  },
} satisfies SomeSamples

function contentText(number: number): RowOf<'contentTexts'> {
  const written = { writtenBy: idOf(1), writtenAt: now }
  return { versionId: idOf(number), locale: 'nl', body: '# Voorwaarden', ...written }
}
