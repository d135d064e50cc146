import { test } from '@japa/runner'
import '@japa/assert'
import {
  cachePlace,
  cachedPlace,
  permissionStatus,
} from '../../../../inertia/components/profiles/edit/current_position.js'

const utrecht = {
  country: 'NL' as const,
  region: { id: 1, name: 'Utrecht' },
  place: { id: 2, name: 'Utrecht' },
}
const geolocation = {} as Geolocation
const answering = (query: () => Promise<PermissionStatus>) => ({ query }) as unknown as Permissions

test.group('The place of the current position', () => {
  test('is cached for an hour', ({ assert }) => {
    assert.isNull(cachedPlace(0))
    cachePlace(utrecht, 1000)
    assert.deepEqual(cachedPlace(1000), utrecht)
    assert.deepEqual(cachedPlace(1000 + 3_599_999), utrecht)
    assert.isNull(cachedPlace(1000 + 3_600_000))
  })

  test('is unsupported without geolocation', async ({ assert }) => {
    assert.equal(await permissionStatus({}), 'unsupported')
  })

  test('follows the permission of the browser', async ({ assert }) => {
    const status = { state: 'prompt' } as PermissionStatus
    const permissions = answering(async () => status)
    assert.equal(await permissionStatus({ geolocation, permissions }), status)
  })

  test('is unknown when the browser does not tell its permission', async ({ assert }) => {
    assert.isNull(await permissionStatus({ geolocation }))
    const permissions = answering(() => Promise.reject(new TypeError('No such permission')))
    assert.isNull(await permissionStatus({ geolocation, permissions }))
  })
})
