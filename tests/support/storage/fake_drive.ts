import drive from '@adonisjs/drive/services/main'
import type { Group } from '@japa/runner/core'

/** Keeps the files of every test of a group in a folder of its own, which is removed afterwards. */
export function withFakeDrive(group: Group) {
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })
}
