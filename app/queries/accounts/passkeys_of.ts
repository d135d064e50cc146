import Passkey from '#models/passkey'

/** A member's passkeys, oldest first. */
export async function passkeysOf(userId: string) {
  const passkeys = await Passkey.query().where('user_id', userId).orderBy('created_at').limit(100)
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    added: createdAt.toISO() ?? '',
    used: lastUsedAt?.toISO() ?? null,
  }))
}

/** The credential ids, so that no device is added twice. */
export async function credentialIdsOf(userId: string) {
  const passkeys = await Passkey.query().where('user_id', userId).select('credentialId')
  return passkeys.map(({ credentialId }) => credentialId)
}
