import { test } from '@japa/runner'

test.group('The service worker of pushes', () => {
  test('is script of the root, and asked for anew each time', async ({ client, assert }) => {
    const response = await client.get('/sw-push.js')
    response.assertStatus(200)
    assert.match(String(response.header('content-type')), /^(text|application)\/javascript/)
    assert.equal(response.header('cache-control'), 'no-cache')
  })
})
