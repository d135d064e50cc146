import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { errors } from '@vinejs/vine'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { newSite } from '#validators/sites/site'

export default class SiteAdd extends BaseCommand {
  static commandName = 'site:add'
  static description = 'Add a site with a domain of its own, or change its name and language'
  static options = { startApp: true }

  @args.string({ description: 'The domain, such as flirt.example' })
  declare domain: string

  @flags.string({ description: 'The name that members see', required: true })
  declare siteName: string

  @flags.string({ description: 'Language for visitors who chose none; "none" for the browser’s' })
  declare language?: string

  async run() {
    try {
      const {
        domain,
        siteName: name,
        language,
      } = await newSite.validate({
        domain: this.domain,
        siteName: this.siteName,
        language: this.language,
      })
      const known = await Site.findBy('domain', domain)
      const site = known ?? new Site().merge({ id: uuid(), domain, createdAt: DateTime.utc() })
      const domainLanguage = language === 'none' ? null : (language ?? site.domainLanguage ?? null)
      await site.merge({ name, domainLanguage }).save()
      invalidateSites()
      this.logger.success(`${domain} is ${known ? 'changed' : 'added'}; next: company:set --site`)
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      for (const { message } of error.messages) this.logger.error(message)
      this.exitCode = 1
    }
  }
}
