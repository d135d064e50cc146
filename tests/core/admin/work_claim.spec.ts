import { test } from '@japa/runner'
import { claimFree, claimWork } from '#core/admin/claims/work_claim'
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

  test('is taken with other work in the order asked, without what another has', async ({
    assert,
  }) => {
    const ports = fakePorts()
    await claimWork(ports, { ...photo, subjectId: 'p2', adminId: 'a' })
    const wanted = { kind: 'photo', subjectIds: ['p3', 'p2', 'p1'], adminId: 'b' } as const
    assert.deepEqual(await claimFree(ports, wanted), ['p3', 'p1'])
    assert.containSubset(await claimWork(ports, { ...photo, adminId: 'a' }), {
      refusal: 'claimed_by_other',
    })
    ports.clock.advance({ minutes: 5 })
    assert.deepEqual(await claimFree(ports, { ...wanted, adminId: 'c' }), ['p3', 'p2', 'p1'])
  })
})
