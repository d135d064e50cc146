import type { Group } from '@japa/runner/core'
import type Company from '#models/company'
import { invalidateSites } from '#queries/sites/current_site'
import { nameCompany } from '#tests/support/sites/company'
import { ownIban } from '#tests/support/sepa/camt'

/** Who runs the site, with an account of its own. */
export async function openAccount(changes: Partial<Company> = {}) {
  const bank = { iban: ownIban, bic: 'ABNANL2A', creditorId: 'NL69ZZZ123456780000' }
  await nameCompany({ ...bank, ...changes })
}

/** For every test of a group. */
export function withAccount(group: Group) {
  group.each.setup(async () => {
    await openAccount()
    return () => invalidateSites()
  })
}
