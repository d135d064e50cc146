import { read } from '#queries/read'

type Waiting = Readonly<{ bannedBy: string | null; mailAt: number }>

/** The mails about a member banned for fraud that wait, and how many would get one; null for none. */
export async function fraudMails({
  profileId,
  userId,
}: Readonly<{ userId: string; profileId: string }>) {
  const waiting = await read<Waiting>('fraud_warnings')
    .where('user_id', userId)
    .whereNull('mailed_at')
    .select('banned_by', 'mail_at')
    .first()
  return waiting ? { ...waiting, readers: await countReaders(profileId) } : null
}

/** Counts who has not seen the warning in the conversation yet. */
async function countReaders(profileId: string) {
  const rows = await read<{ total: number }>('participants as side')
    .join('profiles as reader', 'reader.id', 'side.profile_id')
    .join('users as account', 'account.id', 'reader.user_id')
    .where('side.partner_id', profileId)
    .where('side.unread', '>', 0)
    .where('account.status', 'active')
    .count('* as total')
  return rows[0].total
}
