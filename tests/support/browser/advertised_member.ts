import { runSqlAtSite } from '#tests/support/browser/shared_site'

/** A member of the demo who has landings. */
export async function advertisedMember() {
  const [{ id, name }] = await runSqlAtSite(
    `select profiles.id, name from profiles join photos on photos.id = main_photo_id
     where advertised and profiles.status = 'active' and not invisible and not fictional
     and photos.status = 'active' and not is_private order by profiles.id limit 1`
  )
  return { id: String(id), name: String(name) }
}
