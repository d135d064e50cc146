import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { noteInterruptedImports } from '#core/admin/money/note_bank_import'
import { Ports } from '#core/ports'

/** Finds imports of bank files that a crash interrupted; scheduled. */
@inject()
export default class NoteInterruptedImportsJob extends Job<Record<string, never>> {
  // The next run is the retry.
  static options = { name: 'note_interrupted_imports', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await noteInterruptedImports(this.ports)
  }
}
