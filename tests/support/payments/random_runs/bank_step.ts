import type { Bank } from '#tests/support/payments/random_runs/bank'

/** Something that happens; its name is shown when a history fails. */
export type BankStep = Readonly<{ name: string; play: (bank: Bank) => Promise<unknown> }>

export function step(name: string, play: (bank: Bank) => unknown): BankStep {
  return { name, play: async (bank) => play(bank) }
}
