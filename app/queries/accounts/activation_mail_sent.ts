import db from '@adonisjs/lucid/services/db'

/** Whether the newest activation mail was sent: its token exists, and no job for it remains. */
export async function activationMailSent(userId: string) {
  const [link, job] = await Promise.all([newestLink(userId), remainingJob(userId)])
  return link !== null && job === null
}

function newestLink(userId: string) {
  return db.from('tokens').where({ user_id: userId, purpose: 'activation' }).select('id').first()
}

/** Jobs store their payload as JSON; only few wait at any time. */
function remainingJob(userId: string) {
  return db
    .from('queue_jobs')
    .where('queue', 'default')
    .whereIn('status', ['pending', 'active', 'delayed'])
    .whereLike('data', '%"activation"%')
    .whereLike('data', `%"${userId}"%`)
    .select('id')
    .first()
}
