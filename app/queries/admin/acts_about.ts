import type { SubjectKind } from '#core/admin/audit/audit_row'

/** SQL for numbers of rows of the log, with what it is asked with. */
export type Numbers = Readonly<{ sql: string; values: Record<string, string> }>

/** By which of a member's things admins act on them, and how these are found by the user id. */
const through: Readonly<Partial<Record<SubjectKind, string>>> = {
  report: `select reports.id from reports
    join profiles on profiles.id = reports.reported_id where profiles.user_id = :userId`,
  appeal: 'select id from appeals where user_id = :userId',
  photo: `select photos.id from photos
    join profiles on profiles.id = photos.profile_id where profiles.user_id = :userId`,
  order: 'select id from orders where user_id = :userId',
  ticket: `select id from tickets where user_id = :userId
    union all select id from tickets where about_user_id = :userId`,
}

/**
 * SQL for the numbers of the rows of the log about a member: by the account itself, or by a report, an
 * appeal, a photo, an order or a ticket of theirs. Subjects are texts, as not all of them have a UUID.
 */
export function numbersAbout(userId: string): Numbers {
  const own = `select number from audit_rows where subject_kind = 'member' and subject_id = :userId`
  const others = Object.entries(through).map(([kind, ids]) => {
    return `select number from audit_rows where subject_kind = '${kind}' and subject_id in
      (select cast(id as varchar(100)) from (${ids}) as own_${kind})`
  })
  const sql = `(${[own, ...others].join(' union all ')})`
  return { sql, values: { userId } }
}

/** SQL for those about an order: by itself, or by its bank transfer. */
export function numbersAboutOrder(orderId: string): Numbers {
  const sql = `(select number from audit_rows where subject_kind = 'order' and subject_id = :orderId
    union all select number from audit_rows where subject_kind = 'transfer' and subject_id in
      (select reference from bank_transfers where order_id = :orderId))`
  return { sql, values: { orderId } }
}
