import { stayConnected } from '~/live/connection'
import { keepPolling } from '~/live/poll'
import { keepPresent } from '~/live/presence'
import { initPushFor } from '~/live/push_subscription'

/** Keeps up with a member: stream, poll, presence and push; null ends it, after a logout. */
export function followMember(profileId: string | null) {
  stayConnected(profileId)
  keepPolling(profileId)
  keepPresent(profileId)
  void initPushFor(profileId)
}
