import type { Mandate } from '#core/payments/direct_debit/mandate'

export abstract class Mandates {
  abstract find(id: string): Promise<Mandate | null>
  /** The one that this member signed last. */
  abstract lastOf(userId: string): Promise<Mandate | null>
  abstract add(mandate: Mandate): Promise<void>
}
