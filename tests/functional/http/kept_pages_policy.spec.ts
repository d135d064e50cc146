import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { hashOf, stylesOfLibraries } from '#replies/kept_pages/policy'
import { siteUrl } from '#tests/support/http/cookies'
import { keepPages, open } from '#tests/support/http/kept_pages'

test.group('The policy of a kept page', (group) => {
  keepPages(group)

  test('allows what stands in the page by its hash, and by no nonce', async ({ assert }) => {
    for (const path of ['/', '/landers/gallery', '/landers/alonetonight']) {
      const { body, headers } = await open(path)
      const policy = String(headers['content-security-policy'])
      assert.notInclude(policy, 'nonce')
      assert.notInclude(body.toString(), 'nonce=')
      const inline = [...body.toString().matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)]
      for (const [, text] of inline) assert.include(policy, hashOf(text), path)
      const scripts = policy.split(';').find((one) => one.startsWith('script-src')) ?? ''
      assert.lengthOf(scripts.match(/sha256/g) ?? [], inline.length, path)
      assert.notInclude(scripts, 'unsafe')
    }
  })

  test('allows the styles that libraries write while the page is used', ({ assert }) => {
    const inertia = read('@inertiajs/core/dist/index.js')
    const [, bar = ''] = /injectCSS = [^`]*textContent = `([^`]*)`/s.exec(inertia) ?? []
    const filled = bar
      .replaceAll('${baseComponentSelector}', 'nprogress')
      .replaceAll('${color}', '#6D28D9')
    const aria = read('react-aria/dist/private/interactions/usePress.mjs')
    const [, touch = ''] = /style\.textContent = `([^`]*)`\.trim/s.exec(aria) ?? []
    const pressed = touch.replace(/\$\{[^}]*\}/, 'data-react-aria-pressable').trim()
    assert.deepEqual(stylesOfLibraries, [hashOf(filled), hashOf(pressed)])
    assert.include(readFileSync(app.makePath('inertia/app.tsx'), 'utf8'), `color: '#6D28D9'`)
  })
})

test.group('A language chosen on a page without a session', (group) => {
  keepPages(group)

  test('is stored when the form was sent from the site itself', async ({ assert }) => {
    for (const own of [
      ['sec-fetch-site', 'same-origin'],
      ['origin', siteUrl],
    ] as const) {
      const answer = await chooseDutch([own])
      assert.equal(answer.status, 302)
      assert.equal(answer.headers.get('location'), '/')
      assert.include(answer.headers.getSetCookie().join(), 'i18n_redirected=nl')
    }
  })

  test('is not when it was sent from elsewhere', async ({ assert }) => {
    const own = ['origin', siteUrl] as const
    for (const other of [
      [own, ['sec-fetch-site', 'cross-site']],
      [['sec-fetch-site', 'same-site']],
      [['origin', 'https://elsewhere.example']],
      [],
    ] as const) {
      const answer = await chooseDutch(other)
      assert.notInclude(answer.headers.getSetCookie().join(), 'i18n_redirected')
    }
  })
})

function chooseDutch(headers: readonly (readonly [string, string])[]) {
  return fetch(`${siteUrl}/language`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...Object.fromEntries(headers) },
    body: new URLSearchParams({ _csrf: '', locale: 'nl', back: '/' }),
  })
}

function read(path: string) {
  return readFileSync(app.makePath('node_modules', path), 'utf8')
}
