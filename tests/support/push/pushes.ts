import type { ApiClient } from '@japa/api-client'
import type { Test } from '@japa/runner/core'
import { FakeClock } from '#tests/fakes/fake_clock'
import { RecordingPushNotifier } from '#tests/fakes/recording_push_notifier'
import type { PushJob } from '#core/notifications/push/when_to_push'
import SendPushJob from '#jobs/send_push_job'
import { waitingJobs, workJobs } from '#tests/support/queue/jobs'
import type { Person } from '#tests/support/people/people'
import { replacePorts } from '#tests/support/time/clock'
import { pushBrowser } from '#tests/support/push/push_service'
import { callAs } from '#tests/support/http/as_member'

/** Subscribes a browser of the member, as the page does. */
export async function subscribe(client: ApiClient, person: Person, endpoint: string) {
  const { address } = pushBrowser(endpoint)
  const { p256dh, auth } = address
  return post(client, person, { endpoint, expirationTime: null, keys: { p256dh, auth } })
}

export async function post(client: ApiClient, person: Person, subscription: object) {
  return callAs(client, person, '/api/user.php?push=1', { json: subscription })
}

/** Records pushes instead of sending them, with a clock that stands at noon until it is moved. */
export async function recordedPushes(test: Test) {
  const push = new RecordingPushNotifier()
  const clock = new FakeClock()
  await replacePorts(test, { push, clock })
  return { push, clock }
}

export function waitingPushes() {
  return waitingJobs<Omit<PushJob, 'name'>>('send_push')
}

/** Sends each waiting push once, as a worker does. */
export function workPushes() {
  return workJobs(SendPushJob)
}
