import type { KeptKey } from '#core/privacy/kept_data'

/** Why a machine may look and decide, by articles of the GDPR. */
export const machineBases = {
  contract: ['6(1)(b)'],
  contract_consent: ['6(1)(b)', '6(1)(a)'],
  contract_safety: ['6(1)(b)', '6(1)(f)'],
  safety: ['6(1)(f)'],
  safety_law: ['6(1)(f)', '6(1)(c)'],
  care: ['6(1)(f)'],
  life: ['6(1)(d)', '6(1)(f)', '9(2)(c)'],
  match: ['6(1)(b)', '9(2)(a)'],
  storage: ['6(1)(c)'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type MachineBasis = keyof typeof machineBases

/**
 * What a machine does by itself: it shows somebody a hint, tells a person of the team who decides, sets
 * an order, holds something back for a while, or decides.
 */
export const machineEffects = ['hint', 'person', 'order', 'wait', 'decision'] as const
export type MachineEffect = (typeof machineEffects)[number]

/** How a member objects beside the form for everything: by an appeal, or by their own settings. */
export type Objection = 'form' | 'appeal' | 'setting'

/** A machine that judges members or what they write: a line of the privacy statement. */
export type Machine = Readonly<{
  key: string
  /** What it looks at: lines of `keptData`, which say how long that is kept and who gets it. */
  data: readonly KeptKey[]
  basis: MachineBasis
  effect: MachineEffect
  objection: Objection
  /** Where its rule stands. */
  code: string
  /** By which names the code knows it: signs, settings, limits and jobs. */
  rules: readonly string[]
}>

/**
 * Every machine that decides something about a member, or has a person decide: the privacy statement and
 * the template of the impact assessment list the same.
 * Rule: docs/product/privacy.md, Machines that decide.
 */
export const machines = [
  {
    key: 'warnings',
    data: ['messages'],
    basis: 'safety',
    effect: 'hint',
    objection: 'form',
    code: 'core/messaging/warnings',
    rules: ['warning:money', 'warning:contact'],
  },
  {
    key: 'fraud_mails',
    data: ['messages', 'decisions'],
    basis: 'safety',
    effect: 'decision',
    objection: 'appeal',
    code: 'core/moderation/fraud',
    rules: ['job:mail_about_fraud'],
  },
  {
    key: 'distress',
    data: ['messages', 'distress'],
    basis: 'life',
    effect: 'person',
    objection: 'form',
    code: 'core/messaging/signs',
    rules: ['sign:distress', 'job:open_distress_case'],
  },
  {
    key: 'belief',
    data: ['messages'],
    basis: 'care',
    effect: 'person',
    objection: 'form',
    code: 'core/messaging/signs',
    rules: ['sign:belief'],
  },
  {
    key: 'spending',
    data: ['orders'],
    basis: 'care',
    effect: 'person',
    objection: 'form',
    code: 'core/admin/inbox/spending.ts',
    rules: [],
  },
  {
    key: 'known_photos',
    data: ['photo_hashes', 'decisions'],
    basis: 'safety_law',
    effect: 'decision',
    objection: 'appeal',
    code: 'core/admin/pictures/reject_known.ts',
    rules: ['automatic:reject_known', 'job:hash_photos'],
  },
  {
    key: 'similar_photos',
    data: ['photo_hashes', 'decisions'],
    basis: 'safety_law',
    effect: 'person',
    objection: 'form',
    code: 'core/profiles/photos/picture_hash.ts',
    rules: [],
  },
  {
    key: 'named_photos',
    data: ['support', 'profile'],
    basis: 'safety_law',
    effect: 'decision',
    objection: 'form',
    code: 'core/admin/complaints/hide_named_photo.ts',
    rules: ['limit:hidden_by_notice', 'job:alert_moderators'],
  },
  {
    key: 'names',
    data: ['profile'],
    basis: 'safety',
    effect: 'decision',
    objection: 'form',
    code: 'core/profiles/name.ts',
    rules: [],
  },
  {
    key: 'order',
    data: ['profile', 'swipes', 'last_visit', 'self_description'],
    basis: 'match',
    effect: 'order',
    objection: 'form',
    code: 'core/discovery/search',
    rules: ['setting:similar_results', 'setting:neighbouring_ages', 'setting:swiped_days'],
  },
  {
    key: 'auto_likes',
    data: ['profile', 'last_visit'],
    basis: 'contract',
    effect: 'decision',
    objection: 'setting',
    code: 'core/likes/auto_like.ts',
    rules: ['setting:auto_like'],
  },
  {
    key: 'urgency',
    data: ['reports', 'support', 'messages'],
    basis: 'safety_law',
    effect: 'order',
    objection: 'form',
    code: 'core/moderation/urgency.ts',
    rules: [],
  },
  {
    key: 'joining',
    data: ['account', 'birth_date', 'failed_logins'],
    basis: 'contract_safety',
    effect: 'decision',
    objection: 'form',
    code: 'core/accounts/signing_up',
    rules: ['setting:min_age', 'setting:signups_per_hour', 'setting:taken_answers_per_hour'],
  },
  {
    key: 'logins',
    data: ['failed_logins', 'logins'],
    basis: 'safety',
    effect: 'wait',
    objection: 'form',
    code: 'core/accounts/logging_in/login_lockout.ts',
    rules: [
      'setting:login_failures',
      'setting:login_failures_per_ip',
      'setting:login_failure_minutes',
      'setting:login_block_minutes',
    ],
  },
  {
    key: 'limits',
    data: ['failed_logins', 'profile', 'reports', 'support'],
    basis: 'safety',
    effect: 'wait',
    objection: 'form',
    code: 'app/limits',
    rules: [
      'setting:likes_per_hour',
      'setting:likes_per_day',
      'setting:blocks_per_day',
      'setting:profiles_per_hour',
      'setting:reports_per_day',
      'setting:activation_mails_per_hour',
      'setting:reset_mails_per_day',
      'setting:email_changes_per_day',
      'setting:sms_per_day',
      'limit:likes_of_member',
      'limit:complaints_of_network',
      'limit:cleaned_files',
      'limit:complaint_limits',
      'limit:signup_limits',
    ],
  },
  {
    key: 'own_limits',
    data: ['settings', 'orders'],
    basis: 'contract',
    effect: 'wait',
    objection: 'setting',
    code: 'core/payments/spending',
    rules: [],
  },
  {
    key: 'debits',
    data: ['direct_debit', 'orders'],
    basis: 'contract_safety',
    effect: 'decision',
    objection: 'form',
    code: 'core/payments/direct_debit/may_debit.ts',
    rules: ['setting:direct_debit_limit'],
  },
  {
    key: 'undelivered',
    data: ['mails'],
    basis: 'safety_law',
    effect: 'decision',
    objection: 'setting',
    code: 'core/notifications/mail/bounces',
    rules: ['mail_off:fbl', 'mail_off:bounce'],
  },
  {
    key: 'reminders',
    data: ['messages', 'orders', 'deletion'],
    basis: 'contract_consent',
    effect: 'decision',
    objection: 'setting',
    code: 'core/notifications/reminders',
    rules: ['job:send_reminders'],
  },
  {
    key: 'unused_accounts',
    data: ['account', 'last_visit', 'decisions'],
    basis: 'storage',
    effect: 'decision',
    objection: 'form',
    code: 'core/accounts/leaving/end_unused_accounts.ts',
    rules: ['job:purge_members'],
  },
] as const satisfies readonly Machine[]

export type MachineKey = (typeof machines)[number]['key']
