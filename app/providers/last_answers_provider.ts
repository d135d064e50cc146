import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Answers what was asked before a web process ends. Providers that stand below this one are told
 * of the end before it: the hooks run from the last to the first.
 */
export default class LastAnswersProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { closeServer } = await import('#operations/closing_server')
    const { closeAllStreams } = await import('#live/streams')
    this.app.terminating(async () => {
      closeAllStreams()
      await closeServer()
    })
  }
}
