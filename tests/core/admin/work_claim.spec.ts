import { test } from '@japa/runner'
import { claimWork } from '#core/admin/claims/work_claim'
import { fakePorts } from '#tests/fakes/fake_ports'

const photo = { kind: 'photo', subjectId: 'p1' } as const

test.group('Work that an admin claims', () => {
  test('is kept from others for five minutes', async ({ assert }) => {
    const ports = fakePorts()
    assert.isTrue((await claimWork(ports, { ...photo, adminId: 'a' })).ok)
    ports.clock.advance({ minutes: 4, seconds: 59 })
    assert.containSubset(await claimWork(ports, { ...photo, adminId: 'b' }), {
      refusal: 'claimed_by_other',
      details: { admin: 'a' },
    })
    ports.clock.advance({ seconds: 1 })
    assert.isTrue((await claimWork(ports, { ...photo, adminId: 'b' })).ok)
  })

  test('is kept for five more when its admin goes on', async ({ assert }) => {
    const ports = fakePorts()
    await claimWork(ports, { ...photo, adminId: 'a' })
    ports.clock.advance({ minutes: 4 })
    await claimWork(ports, { ...photo, adminId: 'a' })
    ports.clock.advance({ minutes: 4 })
    const other = await claimWork(ports, { ...photo, adminId: 'b' })
    assert.containSubset(other, { refusal: 'claimed_by_other' })
  })
})
