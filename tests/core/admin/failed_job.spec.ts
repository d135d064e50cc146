import { test } from '@japa/runner'
import { discardJob, retryJob } from '#core/admin/operations/failed_job'
import { shownArguments } from '#core/admin/operations/shown_arguments'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

function withFailedJob() {
  const ports = fakePorts()
  ports.repositories.failedJobs.rows.set('job', { id: 'job', name: 'send_mail' })
  return { ports, by: actorOf(adminOf('owner'), null) }
}

test.group('A job that failed', () => {
  test('runs again, with a row in the audit log, once by two admins at once', async ({
    assert,
  }) => {
    const { by, ports } = withFailedJob()
    assert.isTrue((await retryJob(ports, { by, jobId: 'job' })).ok)
    const { audit, failedJobs } = ports.repositories
    assert.containSubset(audit.all, [
      { act: 'work_jobs', subject: { kind: 'job', id: 'job' }, after: { outcome: 'retried' } },
    ])
    const again = await retryJob(ports, { by, jobId: 'job' })
    assert.containSubset(again, { refusal: 'job_not_failed' })
    assert.deepEqual(failedJobs.retried, ['job'])
  })

  test('is discarded with a reason', async ({ assert }) => {
    const { by, ports } = withFailedJob()
    const { failedJobs } = ports.repositories
    const without = await discardJob(ports, { by, jobId: 'job', reason: ' ' })
    assert.containSubset(without, { refusal: 'reason_missing' })
    assert.isTrue(failedJobs.rows.has('job'))
    assert.isTrue((await discardJob(ports, { by, jobId: 'job', reason: 'Too late now' })).ok)
    assert.isFalse(failedJobs.rows.has('job'))
  })

  test('is left alone by those who may only look', async ({ assert }) => {
    const { ports } = withFailedJob()
    const by = actorOf(adminOf('viewer'), null)
    const refused = await retryJob(ports, { by, jobId: 'job' })
    assert.containSubset(refused, { refusal: 'act_not_allowed' })
    assert.isTrue(ports.repositories.failedJobs.rows.has('job'))
  })
})

test.group('What a job was called with', () => {
  test('is shown as ids, numbers and words of the code, not as texts', ({ assert }) => {
    const id = '01900000-0000-7000-8000-000000000001'
    const payload = {
      id,
      number: 3,
      kind: 'likes_received',
      name: 'Ada',
      to: 'ada@vonk.example',
      all: [1, 2],
      again: true,
      none: null,
      inner: { name: 'Ada' },
    }
    assert.deepEqual(shownArguments(payload), [
      { name: 'id', value: id },
      { name: 'number', value: '3' },
      { name: 'kind', value: 'likes_received' },
      { name: 'name', value: '•••' },
      { name: 'to', value: '••••••••' },
      { name: 'all', value: '[2]' },
      { name: 'again', value: 'true' },
      { name: 'none', value: '–' },
      { name: 'inner', value: '{…}' },
    ])
    for (const none of [null, 'Ada']) assert.deepEqual(shownArguments(none), [])
  })
})
