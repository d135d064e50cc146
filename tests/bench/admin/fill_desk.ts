import { DateTime } from 'luxon'
import { daysToCount } from '#core/admin/sources/periods'
import { ticketKinds } from '#core/complaints/ticket'
import { pageViewDays } from '#core/users/page_view'
import { countPageViews } from '#queries/admin/sources/count_page_views'
import { spread, type Sizes } from '#tests/bench/admin/sizes'
import { dayLong } from '#tests/bench/moments'
import { addRows, id, oneOf, random } from '#tests/bench/generated_rows'

/** Tickets with their threads, the mails of ninety days, and views of measured pages. */
export async function addDesk({ members }: Sizes) {
  await addTickets(Math.ceil(members / 50))
  await addRows('sent_mails', members, {
    id: id('6700', 'n'),
    user_id: id('b700', `${random(201, members)} + 1`),
    kind: oneOf(['receipt', 'news', 'confirm_email'], 202),
    sent_at: spread(members, 90),
  })
  const views = Math.ceil(members / 4)
  await addRows('page_views', views, {
    id: id('6800', 'n'),
    site_id: '(select id from sites order by created_at limit 1)',
    label: `'label ' || ${random(203, 40)}`,
    path: `'/pages/' || ${random(204, 10)}`,
    opened_at: spread(views, 180),
    seconds: `case when n % 3 > 0 then ${random(205, 300)} end`,
  })
  for (const day of daysToCount(null, DateTime.utc(), pageViewDays)) await countPageViews(day)
}

/** The last two hundred are not solved. */
async function addTickets(tickets: number) {
  const unsolved = `n > ${tickets - 200}`
  const number = `cast(${random(206, 900)} + 100 as varchar(3))`
  await addRows('tickets', tickets, {
    id: id('6900', 'n'),
    number: `'V-' || ${number} || '-' || n`,
    site_id: '(select id from sites order by created_at limit 1)',
    language: oneOf(['nl', 'en', 'de', 'fr'], 207),
    kind: oneOf(ticketKinds, 208),
    state: `case when ${unsolved} then 'open' else 'solved' end`,
    subject: `'About the payment of last week'`,
    email: `'member' || n || '@bench.example'`,
    user_id: id('b700', 'n'),
    assigned_to: `case when n % 2 = 0 then ${id('a400', 'n % 20 + 1')} end`,
    entries: 3,
    opened_at: spread(tickets),
    solution_due_at: `${spread(tickets)} + ${14 * dayLong}`,
    due_at: `${spread(tickets)} + ${2 * dayLong}`,
    closed_at: `case when not (${unsolved}) then ${spread(tickets)} + ${dayLong} end`,
  })
  await addRows('ticket_entries', tickets * 3, {
    id: id('6901', 'n'),
    ticket_id: id('6900', '(n - 1) / 3 + 1'),
    sequence: '(n - 1) % 3 + 1',
    kind: `case when n % 3 = 2 then 'answer' else 'message' end`,
    admin_id: `case when n % 3 = 2 then ${id('a400', 'n % 20 + 1')} end`,
    body: `'I paid last week and do not see my credits yet. Can you have a look?'`,
    left_out: 0,
    at: spread(tickets * 3),
  })
}
