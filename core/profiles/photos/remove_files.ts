import type { Repositories } from '#core/ports/unit_of_work'

/** Has the files of pictures removed that no row has any more; without any there is nothing to do. */
export async function removeFiles(
  { jobs }: Pick<Repositories, 'jobs'>,
  storageKeys: readonly string[]
) {
  if (storageKeys.length > 0) await jobs.add({ name: 'remove_pictures', storageKeys })
}
