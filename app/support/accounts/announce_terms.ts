import type { Uses } from '#core/ports'
import { termsVersionDate } from '#core/sites/consent'
import Company from '#models/company'
import Site from '#models/site'
import { membersBefore } from '#queries/accounts/members_before'

/**
 * Leaves a mail for every member who has not agreed to the terms of their site; answers how many.
 * Once more, it reminds those who still have not.
 */
export async function announceTerms({ unitOfWork }: Uses<'unitOfWork'>) {
  let announced = 0
  for (const { id } of await Site.all()) {
    const version = termsVersionDate((await Company.find(id))?.added ?? null)
    for (const userId of await membersBefore(id, version)) {
      await unitOfWork.run(({ jobs }) =>
        jobs.add({ name: 'send_mail', kind: 'terms_changed', userId })
      )
      announced++
    }
  }
  return announced
}
