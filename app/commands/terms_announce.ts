import { BaseCommand } from '@adonisjs/core/ace'
import { Ports, type Uses } from '#core/ports'
import { termsVersionDate } from '#core/sites/consent'
import Company from '#models/company'
import Site from '#models/site'
import { membersBefore } from '#queries/accounts/members_before'

export default class TermsAnnounce extends BaseCommand {
  static commandName = 'terms:announce'
  static description = 'Mail the members who have not yet agreed to the current terms of their site'
  static options = { startApp: true }

  async run() {
    const announced = await announceTerms(await this.app.container.make(Ports))
    this.logger.success(`${announced} ${announced === 1 ? 'member gets' : 'members get'} a mail`)
  }
}

/**
 * Mails every member who has not agreed to the present terms of their site; returns how many. A
 * second run reminds those who still have not.
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
