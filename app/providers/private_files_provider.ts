import type { ApplicationService } from '@adonisjs/core/types'

/** What the site writes is read by no other user of the machine, whatever the umask it was started with. */
export default class PrivateFilesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    process.umask(0o077)
  }

  /** Protects and sweeps what an earlier release, or a process that was killed, left behind. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { closeDatabaseFiles } = await import('#operations/private_files')
    await closeDatabaseFiles()
    const { TemporaryFolder } = await import('#operations/temporary_folder')
    const folder = await this.app.container.make(TemporaryFolder)
    await folder.sweep(Date.now())
  }
}
