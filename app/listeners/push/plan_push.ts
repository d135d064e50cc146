import type { Ports } from '#core/ports'
import type { PushJob } from '#core/notifications/push/when_to_push'
import PushSubscription from '#models/push_subscription'

type News = Pick<PushJob, 'kind' | 'subjectId' | 'newsId'>

/**
 * Queues a job for each of the member's browsers; most members have none, which costs one query.
 */
export async function planPush({ clock, unitOfWork }: Ports, profileId: string, news: News) {
  const subscriptionIds = await PushSubscription.idsOf(profileId)
  if (subscriptionIds.length === 0) return
  const at = clock.now().toMillis()
  await unitOfWork.run(async ({ jobs }) => {
    for (const subscriptionId of subscriptionIds) {
      await jobs.add({ name: 'send_push', subscriptionId, ...news, at })
    }
  })
}
