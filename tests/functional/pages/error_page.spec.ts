import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import HttpExceptionHandler from '#exceptions/handler'

test.group('The error page', () => {
  test('shows the status and no word of a fault, which only the log may tell', async ({
    assert,
    client,
  }) => {
    const page = client.get('/dev/error').header('accept-language', 'nl')
    const answer = await page.header('accept', 'text/html')
    answer.assertStatus(500)
    answer.assertTextIncludes('Er is een fout opgetreden.')
    answer.assertTextIncludes('Fout 500')
    assert.notInclude(answer.text(), 'on purpose')
  })

  test('shows why a form was refused before it was read', async ({ client }) => {
    const words = { explanation: 'x'.repeat(2_000_000) }
    const form = client.post('/login').withCsrfToken().header('accept-language', 'nl')
    const answer = await form.header('accept', 'text/html').json(words)
    answer.assertStatus(413)
    answer.assertTextIncludes('Dit is te veel in één keer.')
    answer.assertTextIncludes('Fout 413')
  })

  test('is plain HTML when it fails itself', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    const render = () => {
      throw new Error('the page is broken, too')
    }
    Object.assign(ctx, { locale: 'en', inertia: { render } })
    await new HttpExceptionHandler().handle(new Error('something broke'), ctx)
    assert.equal(ctx.response.getStatus(), 500)
    assert.include(ctx.response.getBody(), 'An error occurred while showing the error page')
    assert.notInclude(ctx.response.getBody(), 'broke,')
  })
})
