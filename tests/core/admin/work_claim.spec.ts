import { test } from '@japa/runner'
import { claimFree, claimWork } from '#core/admin/claims/work_claim'
import { fakePorts } from '#tests/fakes/fake_ports'

const photo = { kind: 'photo', subjectId: 'p1' } as const

test.group('Work that an admin claims', () => {
  test('is kept from others for five minutes, and for five more when its admin goes on', async ({
    assert,
  }) => {
    const ports = fakePorts()
    const claim = (adminId: string) => claimWork(ports, { ...photo, adminId })
    assert.isTrue((await claim('a')).ok)
    ports.clock.advance({ minutes: 4 })
    await claim('a')
    ports.clock.advance({ minutes: 4, seconds: 59 })
    const refused = { refusal: 'claimed_by_other', details: { admin: 'a' } }
    assert.containSubset(await claim('b'), refused)
    ports.clock.advance({ seconds: 1 })
    assert.isTrue((await claim('b')).ok)
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
