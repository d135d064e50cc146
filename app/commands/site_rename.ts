import { args } from '@adonisjs/core/ace'
import i18nManager from '@adonisjs/i18n/services/main'
import { terminal } from '#core/admin/admin'
import { changeSite } from '#core/admin/sites/change_site'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { OperatorCommand } from '#terminal/operator_command'

export default class SiteRename extends OperatorCommand {
  static commandName = 'site:rename'
  static description = 'Give a site another domain, as when it was installed before it had one'
  static help = [
    'Links in mails that were sent lead to the old domain: let it redirect to the new one.',
    '{{ binaryName }} site:rename 127.0.0.1 flirt.example',
  ]
  static options = { startApp: true }

  @args.string({ description: 'The domain that it has' })
  declare domain: string

  @args.string({ description: 'The domain that it gets' })
  declare newDomain: string

  async run() {
    const site = await Site.findBy('domain', this.domain)
    if (!site) return this.fail(`No such site: ${this.domain}`)
    const { domainLanguage, id: siteId, name } = site
    const language = domainLanguage ?? 'none'
    const change = { by: terminal, siteId, name, language, domain: this.newDomain }
    const changed = await changeSite(await this.app.container.make(Ports), change)
    if (changed.ok) {
      return this.done({ domain: this.newDomain }, `${this.domain} is now ${this.newDomain}`)
    }
    this.fail(i18nManager.locale('en').t(`admin.refusals.${changed.refusal}`, changed.details))
  }
}
