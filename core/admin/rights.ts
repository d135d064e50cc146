import type { DateTime } from 'luxon'
import type { Actor, AdminRole } from '#core/admin/admin'
import { ok, refuse } from '#core/result'

type Right = Readonly<{
  /** The roles that have it beside the owner. */
  roles: readonly Exclude<AdminRole, 'owner'>[]
  /** Whether the second factor must be fresh (admin mode). */
  grave: boolean
}>

/** Everything that admins see or do, and who may. Rule: docs/product/back-office.md, Roles. */
const rights = {
  see_dashboard: all(),
  see_pictures: only('moderator'),
  review_picture: only('moderator'),
  see_reports: only('moderator', 'support'),
  decide_report: only('moderator'),
  decide_appeal: only('moderator'),
  read_conversation: grave('moderator'),
  see_members: only('moderator', 'support', 'finance'),
  note_member: only('moderator', 'support', 'finance'),
  send_member_mail: only('support'),
  change_member: only('support'),
  change_member_email: grave('support'),
  end_member_logins: only('moderator', 'support'),
  adjust_credits: grave('support', 'finance'),
  suspend_member: grave('moderator'),
  ban_member: grave('moderator'),
  lift_ban: grave('moderator'),
  warn_of_fraud: grave('moderator'),
  delete_member: grave(),
  export_member: grave(),
  see_money: only('finance', 'support'),
  refund: grave('finance', 'support'),
  resend_invoice: only('finance', 'support'),
  settle_transfer: grave('finance'),
  pay_out: grave('finance'),
  exchange_bank_files: grave('finance'),
  compare_settlements: only('finance'),
  verify_ledger: only('finance', 'support'),
  see_discounts: only('finance', 'support', 'viewer'),
  change_discounts: only('finance'),
  give_large_discount: grave('finance'),
  see_sites: only('finance', 'viewer'),
  add_site: grave(),
  change_setting: grave(),
  change_account: grave(),
  change_content: only(),
  publish_content: grave(),
  see_inbox: only('moderator', 'support'),
  reply_as_fictional: only('moderator', 'support'),
  edit_fictional: only('moderator'),
  see_complaints: only('moderator', 'support', 'finance'),
  work_complaint: only('moderator', 'support', 'finance'),
  see_sources: only('finance', 'viewer'),
  see_operations: only('viewer'),
  work_jobs: only(),
  see_admins: only(),
  change_admins: grave(),
  see_audit: only('viewer'),
  verify_audit: only('viewer'),
} satisfies Record<string, Right>

export type AdminRight = keyof typeof rights
export const adminRights = Object.keys(rights) as AdminRight[]

/** Minutes for which the second factor stays fresh. */
const adminModeMinutes = 15

/**
 * Whether a role may see or do something at all. The owner may do everything.
 * Rule: docs/product/back-office.md, Roles.
 */
export function hasRight(role: AdminRole, right: AdminRight) {
  const { roles }: Right = rights[right]
  return role === 'owner' || roles.includes(role)
}

/** Whether a role may do nothing that another may not: it is the same, or a lesser one. */
export function isNoMoreThan(role: AdminRole, other: AdminRole) {
  return adminRights.every((right) => hasRight(other, right) || !hasRight(role, right))
}

/**
 * Whether an actor may do this now, on a site (null: on what belongs to no single site, which an
 * admin of one site may not touch). Refuses 'act_not_allowed', and 'second_factor_due' for what is
 * grave when the second factor was last asked for over 15 minutes ago; never the terminal.
 * Rule: docs/product/back-office.md, Admin mode.
 */
export function mayDo(actor: Actor, right: AdminRight, siteId: string | null, now: DateTime) {
  const isOwnSite = actor.siteId === null || actor.siteId === siteId
  if (!hasRight(actor.role, right) || !isOwnSite) return refuse('act_not_allowed')
  const { grave: isGrave }: Right = rights[right]
  return isGrave && !isInAdminMode(actor, now) ? refuse('second_factor_due') : ok()
}

/** Whether the second factor was asked for within 15 minutes. */
export function isInAdminMode(actor: Actor, now: DateTime) {
  return actor.adminId === null || isFresh(actor, now)
}

/** Whether a session gave its second factor within 15 minutes. */
export function isFresh({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: DateTime) {
  return confirmedAt !== null && now < confirmedAt.plus({ minutes: adminModeMinutes })
}

function all(): Right {
  return only('moderator', 'support', 'finance', 'viewer')
}

function only(...roles: Right['roles']): Right {
  return { roles, grave: false }
}

function grave(...roles: Right['roles']): Right {
  return { roles, grave: true }
}
