import { BaseCommand } from '@adonisjs/core/ace'
import { JobWorker } from '#providers/job_worker'

/** Instead of the package’s command, which drops its running jobs when it is stopped. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Work the job queue until stopped; running jobs are finished first'
  static help = [
    'Exit code 1 when jobs were cut off: by a second signal, or 20 seconds after the first.',
    '{{ binaryName }} queue:work',
  ]
  static options = { startApp: true, staysAlive: true }

  async run() {
    const worker = new JobWorker(this.app)
    this.app.terminating(() => worker.stop())
    await worker.start()
    this.logger.info('Working the job queue')
  }
}
