import Message from '#models/message'

/** Every picture a member has sent in conversations and not removed; for its sender only. */
export function sentPictures(userId: string) {
  return Message.query()
    .select('messages.id', 'messages.storage_key')
    .join('profiles', 'profiles.id', 'messages.sender_id')
    .where('profiles.user_id', userId)
    .whereNotNull('messages.storage_key')
    .orderBy('messages.id')
    .then((messages) =>
      messages.map(({ id, storageKey }) => ({ id, storageKey: String(storageKey) }))
    )
}
