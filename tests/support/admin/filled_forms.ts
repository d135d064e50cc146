import type { Asked } from '#tests/support/http/every_route'

const uuid = '01900000-0000-7000-9111-0000000000aa'

/** Fields of all forms, filled in so that none is refused for its shape; each form takes its own. */
const fields = {
  act: 'warning',
  amount: '1.00',
  authority: 'Police',
  body: 'Words',
  born: '1990-01-02',
  breach: 'scam',
  client_id: uuid,
  code: 'NEWCODE1',
  country: 'NL',
  credits: 5,
  day: 5,
  days: 7,
  email: 'new@example.com',
  facts: 'Facts',
  file_number: '1',
  gender: 'male',
  into: 'V-0000-00',
  kind: 'complaint',
  language: 'en',
  left: 'en',
  left_text: '# Words',
  locale: 'en',
  machine: 'none',
  month: 4,
  name: 'Somebody',
  note: 'A note',
  number: 1,
  old_password: 'not the present one',
  on: true,
  password: 'a new long password',
  password_confirmation: 'a new long password',
  percentage: 10,
  photos: [uuid],
  pictures: 'blurred',
  pinned: true,
  place: 'utrecht',
  proof: 'Showed a passport',
  q: 'Nobody at all',
  reason: 'Long enough',
  rejection: 'unclear',
  request: uuid,
  right: 'nl',
  right_text: '# Woorden',
  role: 'viewer',
  seeking: 'both',
  seen: 1,
  shared: true,
  site: uuid,
  subject: 'About something',
  then: 'waiting',
  timeZone: 'UTC',
  title: 'A title',
  to: 'RF18539007547034',
  way: 'at_once',
  year: 1993,
}

/** Where one of these fields means something else. */
const others: Readonly<Record<string, object>> = {
  '/admin/appeals/:id/decision': { decision: 'rejected', answer: 'We looked again' },
  '/admin/complaints/:id/assignee': { to: null },
  '/admin/complaints/:id/subjects': { member: null, order: null },
  '/admin/discounts': { kind: null },
  '/admin/inbox/:id/statements': { kind: 'plain' },
  '/admin/orders/:id/refunds/settle': { outcome: 'kept' },
  '/admin/orders/surplus/:id/settle': { outcome: 'returned' },
  '/admin/orders/settlements': { day: new Date().toISOString().slice(0, 10) },
  '/admin/pictures/:id': { decision: 'approve' },
  '/admin/pictures/undo': { decision: uuid },
  '/admin/reports/:id/decision': { decision: 'no_violation' },
  '/admin/sites': { domain: 'new.example', countries: ['NL'] },
  '/admin/sites/:id/company': { address: 'Street 1', city: 'Utrecht' },
  '/admin/sites/:id/settings/:group': {
    seen: { member_resell: 'false' },
    typed: { member_resell: 'true' },
  },
}

/** What the form of a route sends, with a shape that is accepted; its words may still be refused. */
export function filledForm({ pattern }: Pick<Asked, 'pattern'>, siteId: string) {
  return { ...fields, site: siteId, siteId, ...others[pattern] }
}
