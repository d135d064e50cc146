import db from '@adonisjs/lucid/services/db'
import {
  type Owner,
  type PersonalTable,
  withheldBecause,
  words,
} from '#queries/accounts/personal/personal_table'

/** What the site notes about a member and their money without them: on photos, by admins, by banks. */
export const teamTables: Readonly<Record<string, PersonalTable>> = {
  photo_hashes: {
    exported: words('photo_id hash mirrored barred_for banned_until'),
    rows: ({ profileId }) =>
      db
        .from('photo_hashes')
        .join('photos', 'photos.id', 'photo_hashes.photo_id')
        .where('photos.profile_id', profileId),
  },
  // Without those about a report: a reported member is never told that there is one.
  proposals: {
    exported: words('id right subject_kind subject_id status details proposed_at decided_at'),
    withheld: {
      proposed_by: withheldBecause.staff,
      decided_by: withheldBecause.staff,
      reason: withheldBecause.note,
      site_id: withheldBecause.copied,
    },
    rows: ({ userId }) =>
      db.from('proposals').where({ subject_kind: 'member', subject_id: userId }),
  },
  // Without the export for an authority, which may forbid to tell the member.
  audit_rows: {
    exported: words('number at act subject_kind subject_id before after'),
    withheld: {
      admin_id: withheldBecause.staff,
      reason: withheldBecause.note,
      site_id: withheldBecause.copied,
      previous: withheldBecause.chain,
      hash: withheldBecause.chain,
    },
    rows: (owner) =>
      db
        .from('audit_rows')
        .whereNot('audit_rows.act', 'export_member')
        .where((about) =>
          about
            .where((own) => own.where({ subject_kind: 'member', subject_id: owner.userId }))
            .orWhere((own) =>
              own.where('subject_kind', 'photo').whereIn('subject_id', photosOf(owner))
            )
        )
        .orderBy('audit_rows.number'),
  },
  disputes: {
    exported: words('id order_id status reason amount currency opened_at due_at'),
    rows: ofOrders('disputes'),
  },
  surplus_payments: {
    exported:
      words(`id order_id provider payment_id amount currency status found_at refund_id settled_at
      settled_note`),
    rows: ofOrders('surplus_payments'),
  },
  open_items: {
    exported: words(`id kind source order_id amount currency direction details found_at closed_at
      closed_note payer_name payer_iban`),
    withheld: { source_id: withheldBecause.technical },
    rows: ofOrders('open_items'),
  },
}

function ofOrders(table: string) {
  return ({ userId }: Owner) =>
    db.from(table).join('orders', 'orders.id', `${table}.order_id`).where('orders.user_id', userId)
}

/** Photo ids as text, as the log has ids of every kind in one column. */
function photosOf({ profileId }: Owner) {
  return db
    .from('photos')
    .where('profile_id', profileId)
    .select(db.raw('cast(photos.id as varchar(100))'))
}
