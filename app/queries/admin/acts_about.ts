import type { SubjectKind } from '#core/admin/audit/audit_row'
import { isCalled } from '#database/folded_name'

/** SQL for numbers of rows of the log, with what it is asked with. */
export type Numbers = Readonly<{ sql: string; values: Record<string, string> }>

/** By which of a member's things admins act on them, and how these are found by `users`: user ids. */
const through: Readonly<Partial<Record<SubjectKind, (users: string) => string>>> = {
  report: (users) => `select reports.id from reports
    join profiles on profiles.id = reports.reported_id where profiles.user_id in ${users}`,
  appeal: (users) => `select id from appeals where user_id in ${users}`,
  photo: (users) => `select photos.id from photos
    join profiles on profiles.id = photos.profile_id where profiles.user_id in ${users}`,
  order: (users) => `select id from orders where user_id in ${users}`,
  ticket: (users) => `select id from tickets where user_id in ${users}
    union all select id from tickets where about_user_id in ${users}`,
}

/**
 * SQL for the numbers of the rows of the log about a member: by the account itself, or by a report, an
 * appeal, a photo, an order or a ticket of theirs. Subjects are texts, as not all of them have a UUID.
 */
export function numbersAbout(userId: string): Numbers {
  return numbersOf({ sql: '(:userId)', values: { userId } })
}

/** Finds the rows about all members of a name: see `isCalled`. */
export function numbersAboutCalled(name: string): Numbers {
  const { sql, values } = isCalled(name)
  return numbersOf({ sql: `(select profiles.user_id from profiles where ${sql})`, values })
}

function numbersOf({ sql: users, values }: Numbers): Numbers {
  const own = `select number from audit_rows where subject_kind = 'member' and subject_id in
    (select cast(id as varchar(100)) from users where id in ${users})`
  const others = Object.entries(through).map(([kind, ids]) => {
    return `select number from audit_rows where subject_kind = '${kind}' and subject_id in
      (select cast(id as varchar(100)) from (${ids(users)}) as own_${kind})`
  })
  const sql = `(${[own, ...others].join(' union all ')})`
  return { sql, values }
}

/** SQL for those about an order: by itself, or by its bank transfer. */
export function numbersAboutOrder(orderId: string): Numbers {
  const sql = `(select number from audit_rows where subject_kind = 'order' and subject_id = :orderId
    union all select number from audit_rows where subject_kind = 'transfer' and subject_id in
      (select reference from bank_transfers where order_id = :orderId))`
  return { sql, values: { orderId } }
}

/** SQL for those about a ticket, and about those that were merged into it. */
export function numbersAboutTicket(ticketId: string): Numbers {
  const sql = `(select number from audit_rows where subject_kind = 'ticket' and subject_id in (
    with recursive merged (id) as (
      select id from tickets where id = :ticketId
      union select tickets.id from tickets join merged on tickets.merged_into = merged.id
    ) select cast(id as varchar(100)) from merged))`
  return { sql, values: { ticketId } }
}
