import type { Group } from '@japa/runner/core'
import { DateTime } from 'luxon'
import Company from '#models/company'
import Site from '#models/site'
import { forgetSites } from '#queries/sites/current_site'
import { ownIban } from '#tests/support/sepa/camt'

/** Who runs the site, with an account of its own. */
export async function openAccount(changes: Partial<Company> = {}) {
  const { id: siteId } = await Site.firstOrFail()
  await Company.create({
    ...{ siteId, name: 'Vonk B.V.', address: 'Oudegracht 1', city: 'Utrecht', country: 'NL' },
    ...{ iban: ownIban, bic: 'ABNANL2A', creditorId: 'NL69ZZZ123456780000' },
    ...{ tradenames: [], vatNumbers: [], added: DateTime.utc(2023) },
    ...changes,
  })
  forgetSites()
}

/** For every test of a group. */
export function withAccount(group: Group) {
  group.each.setup(async () => {
    await openAccount()
    return () => forgetSites()
  })
}
