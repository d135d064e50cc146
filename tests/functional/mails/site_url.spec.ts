import { test } from '@japa/runner'
import { siteUrl } from '#mails/site_url'

const shown = { id: 'first', domain: 'vonk.example' }
const other = { id: 'second', domain: 'funke.example' }

test.group('The address of a site', () => {
  test('is APP_URL for the site that it shows, whatever its host')
    .with(['http://localhost:3333', 'https://vonk.example', 'https://www.vonk.example'])
    .run(({ assert }, appUrl) => {
      assert.equal(siteUrl(shown, { appUrl, shown }), appUrl)
    })

  test('of another site is its domain, with the scheme and port of {appUrl}')
    .with([
      { appUrl: 'http://localhost:3333', url: 'http://funke.example:3333' },
      { appUrl: 'https://www.vonk.example', url: 'https://funke.example' },
      { appUrl: 'https://vonk.example/', url: 'https://funke.example' },
      { appUrl: 'http://127.0.0.1:80', url: 'http://funke.example' },
    ])
    .run(({ assert }, { appUrl, url }) => {
      assert.equal(siteUrl(other, { appUrl, shown }), url)
    })
})
