import { stayConnected } from '~/live/connection'
import { keepPolling } from '~/live/poll'
import { keepPresent } from '~/live/presence'
import { initPushFor } from '~/live/push_subscription'
import { retryVisits } from '~/live/retry_visits'

retryVisits()

/** Keeps up with a member: stream, poll, presence and push; null ends it, after a logout. */
export function followMember(profileId: string | null) {
  stayConnected(profileId)
  keepPolling(profileId)
  keepPresent(profileId)
  void initPushFor(profileId)
}
