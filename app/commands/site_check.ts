import { args } from '@adonisjs/core/ace'
import i18nManager from '@adonisjs/i18n/services/main'
import { missingSetup } from '#core/sites/readiness'
import Site from '#models/site'
import { currentSite } from '#queries/sites/current_site'
import { siteFacts } from '#queries/sites/site_facts'
import { OperatorCommand } from '#terminal/operator_command'

export default class SiteCheck extends OperatorCommand {
  static commandName = 'site:check'
  static description =
    'List what sites still lack before they can be opened; exits with 1 if anything'
  static help = [
    'Exit code 1 when a site lacks anything.',
    '{{ binaryName }} site:check flirt.example --json',
  ]
  static options = { startApp: true }

  @args.string({ description: 'Domain of one site; without it, all are checked', required: false })
  declare domain?: string

  async run() {
    const domains = (await Site.query().orderBy('createdAt')).map(({ domain }) => domain)
    const checked = domains.filter((domain) => (this.domain ?? domain) === domain)
    if (checked.length === 0) return this.fail(`No such site: ${this.domain}`)
    const found: { domain: string; lacks: readonly string[] }[] = []
    for (const domain of checked) {
      const lacks = missingSetup(await siteFacts(await currentSite(domain)))
      if (this.json) found.push({ domain, lacks })
      else this.#tell(domain, lacks)
      if (lacks.length > 0) this.exitCode = 1
    }
    if (this.json) this.printJson(found)
  }

  #tell(domain: string, lacks: ReturnType<typeof missingSetup>) {
    if (lacks.length === 0) return this.logger.success(`${domain} is ready`)
    const i18n = i18nManager.locale('en')
    for (const lack of lacks) {
      const what = i18n.t(`admin.readiness.${lack}`)
      this.fail(`${domain}: ${what}: ${i18n.t(`admin.readiness.do_${lack}`)}`)
    }
  }
}
