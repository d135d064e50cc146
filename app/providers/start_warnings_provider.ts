import type { ApplicationService } from '@adonisjs/core/types'

/** Tells the operator at every start of settings that work, but should not stay as they are. */
export default class StartWarningsProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { forbiddenCostsBySite } = await import('#queries/sites/forbidden_costs_by_site')
    const logger = await this.app.container.make('logger')
    const { TemporaryFolder } = await import('#operations/temporary_folder')
    const folder = await this.app.container.make(TemporaryFolder)
    const fault = await folder.fault()
    if (fault !== null) logger.warn({ folder: folder.path }, fault)
    const { providersWithoutKeys } = await import('#config/payments')
    if (providersWithoutKeys.length > 0) {
      const providers = providersWithoutKeys
      logger.warn({ providers }, 'Payment providers without keys: their methods are not offered')
    }
    const { compilesQueries } = await import('#queries/operations/compiles_queries')
    if (await compilesQueries()) {
      logger.warn('PostgreSQL compiles queries (jit), which makes pages slow: switch it off')
    }
    const { isAddressed } = await import('#queries/sites/site_facts')
    if (!(await isAddressed())) {
      logger.warn('No site has the domain of APP_URL: rename one by site:rename, or set APP_URL')
    }
    const { invoiceLacksBySite } = await import('#queries/sites/invoice_lacks_by_site')
    for (const { domain, lacks } of await invoiceLacksBySite()) {
      logger.warn({ domain, lacks }, 'The invoices of this site are incomplete: see site:check')
    }
    for (const { domain, costs } of await forbiddenCostsBySite()) {
      logger.warn(
        { domain, costs },
        'method_costs: the law forbids a cost for these methods, so none is charged'
      )
    }
  }
}
