import { doAdminChange } from '#core/admin/admins/change_admin'
import type { SignedInAdmin } from '#core/admin/admin'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { makeDiscountAsProposed } from '#core/admin/discounts/make_proposed_discount'
import { endWaitOfBan } from '#core/admin/measures/waiting_ban'
import { adjustAsProposed } from '#core/admin/members/adjust_credits'
import { changeEmailAsProposed } from '#core/admin/members/change_member_email'
import { deleteAsProposed } from '#core/admin/members/delete_member'
import { doBanOfMember } from '#core/admin/members/ban_member'
import { refundAsProposed } from '#core/admin/orders/refund_order'
import { doBanOfReport } from '#core/admin/reports/decide_report'
import { setAccountAsProposed } from '#core/admin/sites/change_account'
import type { AdminRight } from '#core/admin/rights'
import type { Ports } from '#core/ports'
import type { Result } from '#core/result'

/** Does a proposed act in the name of the admin who confirms it. */
type DoProposed = (
  ports: Ports,
  proposal: Proposal,
  by: SignedInAdmin
) => Promise<Result<unknown, string>>

/** A ban is proposed from a report or from the file of a member, whose suspension it ends. */
const doBan: DoProposed = async (ports, proposal, by) => {
  const ban = proposal.subjectKind === 'report' ? doBanOfReport : doBanOfMember
  const banned = await ban(ports, proposal, by)
  if (banned.ok) await endWaitOfBan(ports, proposal, by)
  return banned
}

/** How each act that may wait for a second admin is done once it is confirmed. */
export const proposedActs: { readonly [Right in AdminRight]?: DoProposed } = {
  ban_member: doBan,
  change_admins: doAdminChange,
  adjust_credits: adjustAsProposed,
  change_member_email: changeEmailAsProposed,
  delete_member: deleteAsProposed,
  refund: refundAsProposed,
  give_large_discount: makeDiscountAsProposed,
  change_account: setAccountAsProposed,
}
