import { args, flags } from '@adonisjs/core/ace'
import i18nManager from '@adonisjs/i18n/services/main'
import { terminal } from '#core/admin/admin'
import { addSite } from '#core/admin/sites/add_site'
import { changeSite } from '#core/admin/sites/change_site'
import { Ports } from '#core/ports'
import { parseDomain } from '#core/sites/site'
import Site from '#models/site'
import { OperatorCommand } from '#terminal/operator_command'

export default class SiteAdd extends OperatorCommand {
  static commandName = 'site:add'
  static description = 'Add a site with a domain of its own, or change its name and language'
  static help = ['{{ binaryName }} site:add flirt.example --site-name=Flirt --language=de']
  static options = { startApp: true }

  @args.string({ description: 'The domain, such as flirt.example' })
  declare domain: string

  @flags.string({ description: 'The name that members see', required: true })
  declare siteName: string

  @flags.string({ description: 'Language for visitors who chose none; "none" for the browser’s' })
  declare language?: string

  async run() {
    const domain = parseDomain(this.domain) ?? ''
    const known = await Site.findBy('domain', domain)
    const done = known ? await this.#change(known) : await this.#add(domain)
    // A site that has this name and language already is as it is meant to be.
    if (done.ok || done.refusal === 'nothing_changed') {
      const text = `${domain} is ${known ? 'changed' : 'added'}; next: company:set --site`
      return this.done({ domain, added: !known }, text)
    }
    this.fail(i18nManager.locale('en').t(`admin.refusals.${done.refusal}`, done.details))
  }

  async #add(domain: string) {
    const language = this.language ?? 'none'
    const site = { domain, name: this.siteName, language, countries: null }
    return addSite(await this.#ports(), { by: terminal, site })
  }

  async #change({ domainLanguage, id: siteId }: Site) {
    const language = this.language ?? domainLanguage ?? 'none'
    const change = { by: terminal, siteId, name: this.siteName, language }
    return changeSite(await this.#ports(), change)
  }

  #ports() {
    return this.app.container.make(Ports)
  }
}
