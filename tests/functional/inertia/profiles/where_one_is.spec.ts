import { test } from '@japa/runner'
import '@japa/assert'
import {
  keepPlace,
  keptPlace,
  permissionStatus,
} from '../../../../inertia/components/profiles/edit/where_one_is.js'

const utrecht = {
  country: 'NL' as const,
  region: { id: 1, name: 'Utrecht' },
  place: { id: 2, name: 'Utrecht' },
}
const geolocation = {} as Geolocation
const answering = (query: () => Promise<PermissionStatus>) => ({ query }) as unknown as Permissions

test.group('Where one is', () => {
  test('is kept for an hour, and no longer', ({ assert }) => {
    assert.isNull(keptPlace(0))
    keepPlace(utrecht, 1000)
    assert.deepEqual(keptPlace(1000), utrecht)
    assert.deepEqual(keptPlace(1000 + 3_599_999), utrecht)
    assert.isNull(keptPlace(1000 + 3_600_000))
  })

  test('cannot be asked of every browser', async ({ assert }) => {
    assert.equal(await permissionStatus({}), 'unsupported')
  })

  test('is allowed, denied or asked for, as the browser says', async ({ assert }) => {
    const status = { state: 'prompt' } as PermissionStatus
    const permissions = answering(async () => status)
    assert.equal(await permissionStatus({ geolocation, permissions }), status)
  })

  test('is unknown to a browser that does not say', async ({ assert }) => {
    assert.isNull(await permissionStatus({ geolocation }))
    const permissions = answering(() => Promise.reject(new TypeError('No such permission')))
    assert.isNull(await permissionStatus({ geolocation, permissions }))
  })
})
