import db from '@adonisjs/lucid/services/db'
import { memberAccount } from '#core/credits/movement'
import {
  ofProfile,
  ofUser,
  type PersonalTable,
  withheldBecause,
  words,
} from '#queries/accounts/personal/personal_table'

/** What lists in search order repeat of the profile. */
const copiedFromProfile = {
  site_id: withheldBecause.copied,
  status: withheldBecause.copied,
  invisible: withheldBecause.copied,
  country: withheldBecause.copied,
  region_id: withheldBecause.copied,
  gender: withheldBecause.copied,
  sexuality: withheldBecause.copied,
  date_of_birth: withheldBecause.copied,
  has_photo: withheldBecause.copied,
  last_active_at: withheldBecause.copied,
}

/** Tables whose rows concern one member only. */
export const ownTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    exported: words(`id site_id email status language country time_zone paid_user credits
      ban_reason suspended_until free_messages_used signup_date confirmed_at last_seen_at consent_version consent_at
      consents_answered network
      ref sub1 sub2 sub3 lander variant notifications_disabled`),
    withheld: { password_hash: withheldBecause.secret },
    rows: ({ userId }) => db.from('users').where('users.id', userId),
  },
  profiles: {
    exported:
      words(`id user_id site_id name status gender sexuality date_of_birth birth_date_changed_at
      country region_id place_id about hair_colour eye_colour body_type relationship_status reason_for_signup tattoos
      fictional invisible wishes_invisible withdrawn own_site_only open_to_visitors advertised captioned main_photo_id has_photo last_active_at page_visible created_at`),
    withheld: { interest_list: withheldBecause.copied },
    rows: (owner) =>
      ofUser('profiles')(owner)
        .join('regions', 'regions.id', 'profiles.region_id')
        .join('places', 'places.id', 'profiles.place_id')
        .select('regions.name as region', 'places.name as place'),
  },
  profile_interests: {
    exported: words('profile_id interest'),
    withheld: {
      ...copiedFromProfile,
      hair_colour: withheldBecause.copied,
      eye_colour: withheldBecause.copied,
      body_type: withheldBecause.copied,
      relationship_status: withheldBecause.copied,
    },
    rows: ofProfile('profile_interests'),
  },
  past_activity: {
    exported:
      words(`profile_id replaced_at active_at brief site_id status invisible country region_id
      gender sexuality date_of_birth has_photo hair_colour eye_colour body_type relationship_status
      interest_list`),
    withheld: { appearance: withheldBecause.copied, race: withheldBecause.copied },
    rows: ofProfile('past_activity'),
  },
  photos: {
    exported: words(`id profile_id status position is_private caption rejection width height
      created_at`),
    withheld: { storage_key: withheldBecause.place, client_id: withheldBecause.technical },
    rows: ofProfile('photos'),
  },
  photo_decisions: {
    exported:
      words(`id photo_id automatic status rejection status_before rejection_before decided_at
      undone_at`),
    withheld: {
      admin_id: withheldBecause.staff,
      main_before: withheldBecause.technical,
      main_after: withheldBecause.technical,
    },
    rows: ({ profileId }) =>
      db
        .from('photo_decisions')
        .join('photos', 'photos.id', 'photo_decisions.photo_id')
        .where({ profile_id: profileId }),
  },
  self_descriptions: {
    exported: words('profile_id appearance race consent_at'),
    withheld: copiedFromProfile,
    rows: ofProfile('self_descriptions'),
  },
  orders: {
    exported: words(`id user_id package_id method status country currency credits package_amount
      discount_amount costs_amount total_amount discount_code use_at_once_version provider provider_payment_id
      created_at completed_at superseded_at replaces_id`),
    withheld: { client_id: withheldBecause.technical, site_id: withheldBecause.copied },
    rows: ofUser('orders'),
  },
  payment_events: {
    exported: words('id order_id provider kind state status received_at'),
    rows: ({ userId }) =>
      db
        .from('payment_events')
        .join('orders', 'orders.id', 'payment_events.order_id')
        .where({ user_id: userId }),
  },
  refunds: {
    exported: words(
      'id order_id credits amount costs_amount kept_amount currency status created_at ended_at settled_at'
    ),
    withheld: {
      request_id: withheldBecause.technical,
      refunded_by: withheldBecause.staff,
      settled_note: withheldBecause.technical,
    },
    rows: ({ userId }) =>
      db.from('refunds').join('orders', 'orders.id', 'refunds.order_id').where({ user_id: userId }),
  },
  spending_cares: {
    exported: words(`user_id limit_amount limit_currency next_amount next_currency next_at
      paused_until`),
    rows: ofUser('spending_cares'),
  },
  invoices: {
    exported:
      words(`id kind order_id series year number issued_at language country currency vat_rate
      gross_amount net_amount vat_amount seller`),
    withheld: { occasion: withheldBecause.technical },
    rows: ({ userId }) =>
      db
        .from('invoices')
        .join('orders', 'orders.id', 'invoices.order_id')
        .where({ user_id: userId }),
  },
  mandates: {
    exported: words(`id user_id reference account_holder iban street house_number zip city country
      phone signed_at`),
    withheld: {
      iban_digest: withheldBecause.digest,
      phone_digest: withheldBecause.digest,
    },
    rows: ofUser('mandates'),
  },
  signings: {
    exported: words(`id user_id reference account_holder iban street house_number zip city country
      phone tries created_at signed_at`),
    withheld: { digest: withheldBecause.secret },
    rows: ofUser('signings'),
  },
  debits: {
    exported:
      words(`id order_id mandate_id amount currency end_to_end_id collect_on state created_at
      exported_in exported_at settled_at returned_at return_reason unblocked_at unblock_reason`),
    rows: ({ userId }) =>
      db
        .from('debits')
        .join('mandates', 'mandates.id', 'debits.mandate_id')
        .where({ user_id: userId }),
  },
  bank_transfers: {
    exported: words(
      'reference order_id amount currency created_at incomplete_since cancelled_at forgiven forgiven_at'
    ),
    withheld: { return_url: withheldBecause.technical },
    rows: ({ userId }) =>
      db
        .from('bank_transfers')
        .join('orders', 'orders.id', 'bank_transfers.order_id')
        .where({ user_id: userId }),
  },
  incoming_transfers: {
    exported: words('reference amount booked_on payer_name payer_iban found_at owed_back_at'),
    withheld: { id: withheldBecause.technical },
    rows: ({ userId }) =>
      db
        .from('incoming_transfers')
        .join('bank_transfers', 'bank_transfers.reference', 'incoming_transfers.reference')
        .join('orders', 'orders.id', 'bank_transfers.order_id')
        .where({ user_id: userId }),
  },
  account_proofs: {
    exported: words('id reference asked_at proved_at received payer_name payer_iban'),
    withheld: { movement_id: withheldBecause.technical },
    rows: ({ userId }) =>
      db
        .from('account_proofs')
        .join('refunds', 'refunds.id', 'account_proofs.id')
        .join('orders', 'orders.id', 'refunds.order_id')
        .where({ user_id: userId }),
  },
  claims: {
    exported: words(
      'id user_id order_id provider payment_id reference amount currency found_at settled_at recovered_at'
    ),
    withheld: { settled_note: withheldBecause.technical },
    rows: ofUser('claims'),
  },
  claim_payments: {
    exported: words('id claim_id amount released_amount paid_at'),
    rows: ({ userId }) =>
      db
        .from('claim_payments')
        .join('claims', 'claims.id', 'claim_payments.claim_id')
        .where({ user_id: userId }),
  },
  ledger_movements: {
    exported: words('id kind from_account to_account credits order_id at'),
    withheld: { idempotency_key: withheldBecause.technical },
    rows: ({ userId }) =>
      db
        .from('ledger_movements')
        .where('from_account', memberAccount(userId))
        .orWhere('to_account', memberAccount(userId)),
  },
  discount_codes: {
    exported: words(`code status value_percentage country user_id currency minimum_order_value
      payment_methods starts_at expires_at purpose order_id batch_id created_at`),
    rows: ofUser('discount_codes'),
  },
  tokens: {
    exported: words('id user_id purpose expires_at used_at created_at'),
    withheld: { digest: withheldBecause.secret },
    rows: ofUser('tokens'),
  },
  logins: {
    exported: words('id user_id user_agent country created_at last_seen_at'),
    rows: ofUser('logins'),
  },
  passkeys: {
    exported: words('id user_id transports name created_at last_used_at'),
    withheld: {
      credential_id: withheldBecause.secret,
      public_key: withheldBecause.secret,
      counter: withheldBecause.secret,
    },
    rows: ofUser('passkeys'),
  },
  email_changes: {
    exported: words('id user_id old_email new_email expires_at requested_at changed_at undone_at'),
    withheld: { digest: withheldBecause.secret },
    rows: ofUser('email_changes'),
  },
  notification_switches: {
    exported: words('user_id kind channel is_on'),
    rows: ofUser('notification_switches'),
  },
  sent_mails: {
    exported: words('id user_id kind sent_at'),
    rows: ofUser('sent_mails'),
  },
  soft_bounces: {
    exported: words('id user_id at'),
    rows: ofUser('soft_bounces'),
  },
  member_corrections: {
    exported: words('id user_id kind before after facts movement_id corrected_at'),
    withheld: { corrected_by: withheldBecause.staff },
    rows: ofUser('member_corrections'),
  },
  member_notes: {
    exported: words('id user_id body appeal_id created_at pinned_at'),
    withheld: { admin_id: withheldBecause.staff },
    rows: ofUser('member_notes'),
  },
  measures: {
    exported: words(`id user_id kind breach law facts machine rejection automatic subject_id
      hidden_text until taken_at lifted_at`),
    withheld: { report_id: withheldBecause.reporter, taken_by: withheldBecause.staff },
    rows: ofUser('measures'),
  },
  fraud_warnings: {
    exported: words('user_id mail_at mailed_at'),
    withheld: { banned_by: withheldBecause.staff },
    rows: ofUser('fraud_warnings'),
  },
  appeals: {
    exported: words('id measure_id user_id body made_at decision answer decided_at'),
    withheld: { decided_by: withheldBecause.staff, site_id: withheldBecause.copied },
    rows: ofUser('appeals'),
  },
  tickets: {
    exported: words(`id number site_id language kind state subject email name user_id order_id
      merged_into opened_at answer_due_at solution_due_at due_at answered_at closed_at helpful danger
      about_conversation_id`),
    withheld: {
      about_user_id: withheldBecause.named,
      about_photo_id: withheldBecause.named,
      assigned_to: withheldBecause.staff,
      closed_by: withheldBecause.staff,
      entries: withheldBecause.technical,
    },
    rows: ofUser('tickets'),
  },
  ticket_entries: {
    exported: words('id ticket_id sequence kind body sender left_out at'),
    withheld: {
      admin_id: withheldBecause.staff,
      detail: withheldBecause.staff,
      message_id: withheldBecause.technical,
    },
    rows: ({ userId }) =>
      db
        .from('ticket_entries')
        .join('tickets', 'tickets.id', 'ticket_entries.ticket_id')
        .where('tickets.user_id', userId),
  },
  ticket_files: {
    exported: words('id entry_id name type size'),
    withheld: { content: withheldBecause.file },
    rows: ({ userId }) =>
      db
        .from('ticket_files')
        .join('ticket_entries', 'ticket_entries.id', 'ticket_files.entry_id')
        .join('tickets', 'tickets.id', 'ticket_entries.ticket_id')
        .where('tickets.user_id', userId),
  },
  quiet_hours: {
    exported: words('user_id from_hour until_hour'),
    rows: ofUser('quiet_hours'),
  },
  consents: {
    exported: words('id user_id kind given version place at'),
    rows: ofUser('consents'),
  },
  mail_wishes: {
    exported: words('user_id pace is_neutral'),
    rows: ofUser('mail_wishes'),
  },
  news_mails: {
    exported: words('profile_id due_at sent_at unanswered'),
    rows: ofProfile('news_mails'),
  },
  veiled_counts: {
    exported: words('profile_id kind count counted_at untold untold_since'),
    rows: ofProfile('veiled_counts'),
  },
  reminders: {
    exported: words('user_id kind sent_at'),
    rows: ofUser('reminders'),
  },
  push_subscriptions: {
    exported: words('id user_id login_id created_at'),
    withheld: {
      endpoint: withheldBecause.secret,
      p256dh: withheldBecause.secret,
      auth: withheldBecause.secret,
    },
    rows: ofUser('push_subscriptions'),
  },
  pushes: {
    exported: words('subscription_id kind sequence at sent_at'),
    withheld: { subject_id: withheldBecause.others, news_id: withheldBecause.others },
    rows: ({ userId }) =>
      db
        .from('pushes')
        .join('push_subscriptions', 'push_subscriptions.id', 'pushes.subscription_id')
        .where('push_subscriptions.user_id', userId),
  },
  account_deletions: {
    exported: words(
      'user_id reason reason_text remarks status_before requested_at return_days by_admin'
    ),
    rows: ofUser('account_deletions'),
  },
}
