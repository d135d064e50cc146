import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Test } from '@japa/runner/core'
import { FakeClock } from '#adapters/fakes/fake_clock'
import { RecordingPushNotifier } from '#adapters/fakes/recording_push_notifier'
import { Ports } from '#core/ports'
import type { PushJob } from '#core/notifications/push/when_to_push'
import SendPushJob from '#jobs/send_push_job'
import { account } from '#tests/support/members'
import type { Person } from '#tests/support/people'
import { pushBrowser } from '#tests/support/push_service'

/** Subscribes a browser of the member as its page does. */
export async function subscribe(client: ApiClient, person: Person, endpoint: string) {
  const { address } = pushBrowser(endpoint)
  const { p256dh, auth } = address
  return post(client, person, { endpoint, expirationTime: null, keys: { p256dh, auth } })
}

export async function post(client: ApiClient, person: Person, subscription: object) {
  return client
    .post('/api/user.php?push=1')
    .loginAs(await account(person))
    .withCsrfToken()
    .json(subscription)
}

/** Pushes are kept for the test to look at; its clock stands at noon until it is moved. */
export async function recordedPushes(test: Test) {
  const push = new RecordingPushNotifier()
  const clock = new FakeClock()
  const ports = { ...(await app.container.make(Ports)), push, clock }
  app.container.swap(Ports, () => ports)
  test.cleanup(() => app.container.restore(Ports))
  return { push, clock }
}

type Waiting = Readonly<{ id: string; payload: Omit<PushJob, 'name'>; at: number | null }>

export async function waitingPushes(): Promise<Waiting[]> {
  const rows = await db.from('queue_jobs').where('data', 'like', '%"send_push"%').orderBy('id')
  return rows.map(({ id, data, execute_at: at }) => {
    return { id, payload: JSON.parse(data).payload, at: at === null ? null : Number(at) }
  })
}

/** Does each push that waits, once, as a worker does. */
export async function workPushes() {
  for (const { id, payload } of await waitingPushes()) {
    await db.from('queue_jobs').where({ id }).delete()
    const job = await app.container.make(SendPushJob)
    job.$hydrate(payload, {
      ...{ jobId: id, name: 'send_push', queue: 'default', priority: 0 },
      ...{ attempt: 1, acquiredAt: new Date(), stalledCount: 0 },
    })
    await job.execute()
  }
}
