import type { Waiting } from '#queries/admin/waiting/waiting'
import { read } from '#queries/read'

type Unmailed = Readonly<{ userId: string; bannedBy: string | null; mailAt: number }>

/** The members banned for fraud about whom mails wait. */
export function unmailedFrauds<Row extends object = Unmailed>() {
  return read<Row>('fraud_warnings').whereNull('fraud_warnings.mailed_at')
}

/** About how many of them mails wait, and when the first ones go. */
export async function waitingFraudMails(siteId: string | null): Promise<Waiting> {
  const query = unmailedFrauds<Readonly<{ number: number; due: number | null }>>()
    .count('* as number')
    .min('fraud_warnings.mail_at as due')
  if (siteId) {
    query.join('users', 'users.id', 'fraud_warnings.user_id').where('users.site_id', siteId)
  }
  const [row] = await query
  return { ...row, oldest: null }
}

/** The mails about a member banned for fraud that wait, and how many would get one; null for none. */
export async function fraudMails({
  profileId,
  userId,
}: Readonly<{ userId: string; profileId: string }>) {
  const waiting = await unmailedFrauds()
    .where('user_id', userId)
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
