import { tiers, type Tier } from '#core/sites/package_terms'
import { openDebitStates, type Debit } from '#core/payments/direct_debit/debit'
import { digestsOf, type Debtor } from '#core/payments/direct_debit/mandate'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { User } from '#core/users/user'

type DebitState = Pick<Debit, 'amount' | 'state' | 'unblockedAt'>

type MayDebitInput = Readonly<{
  payer: Pick<User, 'status'>
  /** Every debit of the member, whatever its state. */
  own: readonly DebitState[]
  /** Debits of the same bank account or phone in other members' names. */
  ofOthers: readonly DebitState[]
  /** Tier of the package to be bought. */
  tier: Tier
  /** Cents to be collected now; 0 to ask before there is an order. */
  amount: number
  /** Cents that may be open together, this one included. */
  limit: number
}>

/** The largest bundle of a member's first direct debit: nothing is known of the payer yet. */
const largestFirst: Tier = 'p1'

/** The debits that block direct debit for their payer: returned ones that the operator did not unblock. */
export function blockingDebits<D extends Pick<DebitState, 'state' | 'unblockedAt'>>(
  debits: readonly D[]
): readonly D[] {
  return debits.filter(({ state, unblockedAt }) => state === 'returned' && !unblockedAt)
}

/** Whether direct debit is blocked for the payer of these debits. */
export function isBlocked(debits: readonly Pick<DebitState, 'state' | 'unblockedAt'>[]): boolean {
  return blockingDebits(debits).length > 0
}

/**
 * Whether a member may pay this amount by direct debit: only once confirmed, not while a returned
 * debit of theirs, of their bank account or of their phone blocks it, for a small bundle the first
 * time, and not beyond the limit of open debits, which bounds the site's risk. Refuses
 * 'confirm_before_debit', 'direct_debit_blocked', 'first_debit_too_large' and 'direct_debit_limit'.
 * Rule: docs/product/payments.md, Direct debit.
 */
export function mayDebit({ payer, own, ofOthers, tier, amount, limit }: MayDebitInput) {
  if (payer.status !== 'active') return refuse('confirm_before_debit')
  const debits = [...own, ...ofOthers]
  if (isBlocked(debits)) return refuse('direct_debit_blocked')
  const isLarge = tiers.indexOf(tier) > tiers.indexOf(largestFirst)
  if (own.length === 0 && isLarge) return refuse('first_debit_too_large')
  const open = debits
    .filter(({ state }) => openDebitStates.some((openState) => openState === state))
    .reduce((sum, debit) => sum + debit.amount, 0)
  return open + amount > limit ? refuse('direct_debit_limit') : ok()
}

type DebitPurchase = Pick<MayDebitInput, 'amount' | 'limit'> &
  Readonly<{
    user: User
    packageId: string
    /** Account and phone of the debtor; null before the form is known. */
    debtor: Pick<Debtor, 'iban' | 'phone'> | null
  }>

/**
 * Loads the facts for `mayDebit`, and refuses as it does; an unknown package is for others to refuse.
 * Runs inside a unit of work.
 */
export async function checkMayDebit(
  { debits, packages }: Pick<Repositories, 'debits' | 'packages'>,
  { secrets }: Uses<'secrets'>,
  { user, packageId, debtor, ...limits }: DebitPurchase
) {
  const shared = debtor ? await debits.lockOfDebtor(digestsOf(secrets, debtor)) : []
  const own = await debits.ofUser(user.id)
  const ownIds = new Set(own.map(({ id }) => id))
  const ofOthers = shared.filter(({ id }) => !ownIds.has(id))
  const tier = (await packages.find(packageId))?.tier ?? tiers[0]
  return mayDebit({ payer: user, own, ofOthers, tier, ...limits })
}
