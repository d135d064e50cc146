import type { Actor } from '#core/admin/admin'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import type { Uses } from '#core/ports'
import { checkAllowedName } from '#core/profiles/name'
import { ok, refuse } from '#core/result'

type Renaming = OnMember & Readonly<{ by: Actor; name: string; reason: string }>

/**
 * Gives a member the name that they asked for, also one that sounds like the site itself, such as a surname
 * that a site has too; the member keeps it. No name stands in the audit log. Refuses as `memberAct` and `checkAllowedName` do,
 * 'reason_missing', and 'nothing_changed'. Rule: docs/product/back-office.md, Members.
 */
export function renameMember(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, name: written, reason: typed, userId }: Renaming
) {
  const reason = parseReason(typed)
  const act = { by, right: 'change_member', userId, reason } as const
  return memberAct(ports, act, async (_, { profiles }, { email }) => {
    if (reason === null) return refuse('reason_missing')
    const name = checkAllowedName(written, email ?? '')
    if (!name.ok) return name
    const profile = await profiles.first({ userId })
    if (!profile) return refuse('member_not_found')
    if (profile.name === name.value) return refuse('nothing_changed')
    await profiles.update(profile.id, { name: name.value })
    return ok({ after: { renamed: true }, value: undefined })
  })
}
