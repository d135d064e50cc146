import type { Group } from '@japa/runner/core'
import type Company from '#models/company'
import { invalidateSites } from '#queries/sites/current_site'
import { createCompany } from '#tests/support/sites/company'
import { ownIban } from '#tests/support/sepa/camt'

/** Gives the site a company with a bank account. */
export async function setCompanyAccount(changes: Partial<Company> = {}) {
  const bank = { iban: ownIban, bic: 'ABNANL2A', creditorId: 'NL69ZZZ123456780000' }
  await createCompany({ ...bank, ...changes })
}

/** Does so for every test of a group. */
export function withCompanyAccount(group: Group) {
  group.each.setup(async () => {
    await setCompanyAccount()
    return () => invalidateSites()
  })
}
