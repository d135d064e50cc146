/** Credits that a member spent in the last 7 and in the last 30 days. */
export type Spent = Readonly<{ week: number; month: number }>

/** Whole credits beyond which a member spends much, in one such conversation and everywhere. */
export const muchSpent = {
  here: { week: 50, month: 120 },
  everywhere: { week: 100, month: 240 },
} as const

/**
 * Whether a member spends so much, in this conversation with a fictional profile or on the whole site,
 * that an admin is warned. Rule: docs/product/back-office.md, Fictional inbox.
 */
export function spendsMuch(spent: Readonly<Record<keyof typeof muchSpent, Spent>>) {
  return isMore(spent.here, muchSpent.here) || isMore(spent.everywhere, muchSpent.everywhere)
}

function isMore(spent: Spent, limit: Spent) {
  return spent.week > limit.week || spent.month > limit.month
}
