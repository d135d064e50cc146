import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A demo has no moderators, so photos are approved at once. */
export async function approvePhotosAtOnce(client: TransactionClientContract, siteId: string) {
  const setting = { site_id: siteId, name: 'photo_moderation', value: JSON.stringify('after') }
  await client
    .knexQuery()
    .table('settings')
    .insert(setting)
    .onConflict(['site_id', 'name'])
    .ignore()
}
