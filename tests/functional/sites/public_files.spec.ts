import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'

test.group('Public files', (group) => {
  inTransaction(group)

  test('are served by their names, which have an ending', async ({ client }) => {
    const drawing = await client.get('/drawings/1.svg')
    drawing.assertStatus(200)
    drawing.assertHeader('content-type', 'image/svg+xml')
    drawing.assertHeader('cache-control', 'public, max-age=3600')
  })

  test('do not tell of their folders', async ({ client }) => {
    const folder = await client.get('/drawings').redirects(0)
    folder.assertStatus(404)
  })
})
