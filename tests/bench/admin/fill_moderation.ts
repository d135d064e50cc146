import db from '@adonisjs/lucid/services/db'
import { reportReasons } from '#core/moderation/report'
import { spread, type Sizes } from '#tests/bench/admin/sizes'
import { addFrom, addRows, id, oneOf, random } from '#tests/bench/generated_rows'

/** Photos, reports, measures, appeals and what admins did; a few of each wait. */
export async function addModeration({ members }: Sizes) {
  await addPhotos(members)
  await addReports(members)
  await addAppeals(Math.ceil(members / 150))
  await addAudit(Math.ceil(members / 2))
}

/** One photo in three hundred waits: as many as came in a day. */
async function addPhotos(members: number) {
  const first = id('9000', String(members - Math.ceil(members / 300)))
  await db.rawQuery(`update photos set status = 'pending' where id > ${first}`)
  await addFrom(`select * from photos where status = 'active' order by id`, 'photo_decisions', {
    id: id('6100', 'n'),
    photo_id: 'id',
    admin_id: id('a400', 'n % 20 + 1'),
    automatic: 'false',
    status: `'active'`,
    status_before: `'pending'`,
    decided_at: 'created_at',
  })
  const hash = (salt: number) =>
    Array.from(
      { length: 4 },
      (_, part) => `cast(1000 + ${random(salt + part, 9000)} as varchar(4))`
    ).join(' || ')
  await addFrom('select * from photos', 'photo_hashes', {
    photo_id: 'id',
    hash: hash(181),
    mirrored: hash(185),
  })
}

async function addReports(members: number) {
  const reports = Math.ceil(members / 20)
  const open = `n > ${reports - 200}`
  await addRows('reports', reports, {
    id: id('6200', 'n'),
    reporter_id: id('8000', `${random(189, members / 2)} + 1`),
    reported_id: id('8000', `${random(190, members / 2)} + ${Math.floor(members / 2)}`),
    reason: `case when n % 4000 = 1 then 'underage' else ${oneOf(usual, 191)} end`,
    evidence_kind: `'profile'`,
    evidence_id: id('8000', `${random(190, members / 2)} + ${Math.floor(members / 2)}`),
    status: `case when ${open} then 'open' else 'closed' end`,
    decision: `case when ${open} then null else 'no_violation' end`,
    closed_at: `case when ${open} then null else ${spread(reports)} end`,
    created_at: spread(reports),
    reported_at: spread(reports),
  })
  await addFrom('select id from reports', 'report_evidence', {
    report_id: 'id',
    snapshot: `'{"name":"Member","about":"By the sea.","lines":[]}'`,
  })
}

const usual = reportReasons.filter((reason) => reason !== 'underage')

async function addAppeals(appeals: number) {
  await addRows('measures', appeals * 2, {
    id: id('6300', 'n'),
    user_id: id('b700', `n * 50`),
    kind: `'warning'`,
    breach: `'other'`,
    machine: `'none'`,
    taken_by: id('a400', 'n % 20 + 1'),
    taken_at: spread(appeals * 2),
  })
  const waits = `n > ${appeals - 20}`
  await addRows('appeals', appeals, {
    id: id('6400', 'n'),
    measure_id: id('6300', 'n'),
    user_id: id('b700', `n * 50`),
    body: `'I did not write that.'`,
    made_at: spread(appeals),
    decision: `case when ${waits} then null else 'rejected' end`,
    decided_by: `case when ${waits} then null else ${id('a400', 'n % 20 + 1')} end`,
    decided_at: `case when ${waits} then null else ${spread(appeals)} end`,
  })
}

/** One act in twenty thousand is rare, one in a thousand of the small site. */
async function addAudit(rows: number) {
  await addRows('audit_rows', rows, {
    number: 'n',
    at: spread(rows),
    admin_id: id('a400', `n % 20 + 1`),
    act: `case when n % 20000 = 1 then 'edit_sites' when n % 10 = 0 then 'log_in' else 'decide_photos' end`,
    subject_kind: `'photo'`,
    subject_id: `cast(${id('9000', 'n')} as varchar(36))`,
    site_id: `(select id from sites where name = case when n % 1000 = 0 then 'Small' else 'Vonk' end)`,
    after: `'{"status":"active"}'`,
    previous: `'previous'`,
    hash: `'hash ' || n`,
  })
  await addRows('proposals', Math.ceil(rows / 100), {
    'id': id('6500', 'n'),
    '"right"': `'refund'`,
    'subject_kind': `'order'`,
    'subject_id': `'order ' || n`,
    'details': `'{"amount":1000,"currency":"EUR"}'`,
    'reason': `'Paid twice'`,
    'proposed_by': id('a400', '1'),
    'proposed_at': spread(rows / 100),
    'status': `case when n > ${Math.ceil(rows / 100) - 5} then 'waiting' else 'done' end`,
    'decided_by': id('a400', '2'),
    'decided_at': spread(rows / 100),
  })
}
