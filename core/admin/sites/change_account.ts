import type { Actor, SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { performAct } from '#core/admin/perform_act'
import { setCompany, type CompanyChanges } from '#core/admin/sites/set_company'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { SiteCompany } from '#core/sites/company'

/** Where the money of a site's members goes. */
type Account = Readonly<Pick<SiteCompany, 'iban' | 'bic' | 'creditorId'>>

type Entry = Readonly<{
  by: SignedInAdmin
  siteId: string
  changes: CompanyChanges
  takesOver: boolean
}>

/**
 * The account that a company would have after these changes, where it has one already and that would be
 * another; null where nothing of it changes. Rule: docs/product/back-office.md, Four eyes.
 */
export function otherAccount(known: Account | null, changes: Partial<Account>): Account | null {
  if (!known?.iban) return null
  const account = accountOf({ ...known, ...withoutUndefined(changes) })
  const isSame = (['iban', 'bic', 'creditorId'] as const).every(
    (name) => account[name] === known[name]
  )
  return isSame ? null : account
}

/**
 * Sets the company as `setCompany`, but another account than it has waits for a second admin: whoever
 * changes it moves all money of the site. Returns the id of the proposal, null where nothing waits. Refuses
 * what `setCompany` and `proposeAct` refuse. Rule: docs/product/back-office.md, Four eyes.
 */
export function setOrProposeCompany(
  ports: Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>,
  entry: Entry
) {
  return asOne(ports, async (within, { companies }) => {
    const { by, changes, siteId } = entry
    const account = otherAccount(await companies.find(siteId), changes)
    const others = account ? { ...changes, ...noChange } : changes
    const set = await setCompany(within, { ...entry, changes: others })
    if (!account) return set.ok ? ok<Asked>({ proposalId: null }) : set
    if (!set.ok && set.refusal !== 'nothing_changed') return set
    const act = { by, right: 'change_account', siteId, reason: '' } as const
    const on = { kind: 'site', id: siteId } as const
    const proposed = await proposeAct(within, { ...act, on, details: written(account) })
    return proposed.ok ? ok<Asked>(proposed.value) : proposed
  })
}

type Asked = Readonly<{ proposalId: string | null }>

const noChange = { iban: undefined, bic: undefined, creditorId: undefined }

/**
 * Gives the company the account that was proposed, once it is confirmed. Refuses 'site_not_found' where the
 * site has no company any more, and what `performAct` refuses.
 */
export function setAccountAsProposed(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { details, subjectId: siteId }: Proposal,
  by: Actor
) {
  const on = { kind: 'site', id: siteId } as const
  const act = { by, right: 'change_account', on, siteId, reason: null } as const
  return performAct(ports, act, async ({ events }, { companies, sites }) => {
    const company = (await sites.lock(siteId)) && (await companies.find(siteId))
    if (!company) return refuse('site_not_found')
    const account = proposedAccount(details)
    await companies.put({ ...company, ...account })
    await events.publish({ name: 'site_changed', siteId })
    return ok({ before: accountOf(company), after: account, value: undefined })
  })
}

/** A proposal shows what is empty, too: whoever confirms it sees that an account goes. */
function written({ bic, creditorId, iban }: Account) {
  return { iban: iban ?? '', bic: bic ?? '', creditorId: creditorId ?? '' }
}

function proposedAccount({ bic, creditorId, iban }: Proposal['details']): Account {
  return { iban: textOf(iban), bic: textOf(bic), creditorId: textOf(creditorId) }
}

function textOf(value: Proposal['details'][string]) {
  return value ? String(value) : null
}

function accountOf({ bic, creditorId, iban }: Account): Account {
  return { iban, bic, creditorId }
}

function withoutUndefined(changes: Partial<Account>) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
