import { test } from '@japa/runner'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { readPage } from '#tests/support/seo/read_page'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { createCompany } from '#tests/support/sites/company'
import { setSetting } from '#tests/support/sites/settings'

async function headOf(path: string) {
  const answer = await fetch(siteUrl + path)
  return { answer, html: await answer.clone().text(), page: readPage(await answer.text()) }
}

test.group('The head of a public page', (group) => {
  inTransaction(group)

  test('holds nothing of the query', async ({ assert }) => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>')
    const plain = await headOf('/en/signup')
    const asked = await headOf(`/en/signup?${hostile}=${hostile}&title=${hostile}&gender=female`)
    assert.deepEqual(withoutNonce(asked.page), withoutNonce(plain.page))
    assert.notInclude(asked.html, 'alert(1)</script>')
  })

  test('holds what an admin entered as text', async ({ assert }) => {
    await Site.query().update({ name: '</script><b>"Vonk' })
    await createCompany({ name: '</script><script>alert(1)//' })
    const { html, page } = await headOf('/en/pages/faq')
    const head = html.slice(0, html.indexOf('</head>'))
    assert.equal(page.properties['og:site_name'], '</script><b>"Vonk')
    assert.notInclude(head, '<b>')
    assert.equal(page.structured?.['@graph'][0].legalName, '</script><script>alert(1)//')
    await Site.query().update({ name: 'Vonk' })
    invalidateSites()
  })

  test('has the title and description of the site on the home page, cut to fit', async ({
    assert,
  }) => {
    await setSetting(
      'index_title',
      'Dating by the sea, for everyone who likes the wind in their hair'
    )
    await setSetting('description', `Dating by the sea. ${'Wind and waves. '.repeat(12)}`)
    const { page } = await headOf('/en')
    assert.equal(page.title, 'Dating by the sea, for everyone who likes the wind in their…')
    assert.equal(page.properties['og:title'], page.title)
    assert.match(page.description, /^Dating by the sea\. Wind and waves\. .*…$/)
    assert.isAtMost(page.description.length, 155)
    const other = await headOf('/en/pages/faq')
    assert.notInclude(other.page.description, 'sea')
  })

  test('says who runs the site', async ({ assert }) => {
    await createCompany()
    const { page } = await headOf('/nl/pages/faq')
    const [organization, , way] = page.structured?.['@graph'] ?? []
    assert.containSubset(organization, { legalName: 'Vonk B.V.', name: 'Vonk' })
    const steps = way.itemListElement as { name: string; item: string }[]
    assert.deepEqual(
      steps.map(({ item, name }) => [name, new URL(item).pathname]),
      [
        ['Vonk', '/nl'],
        ['Veelgestelde vragen', '/nl/pages/faq'],
      ]
    )
  })

  test('may hold data of programs under the policy of the page', async ({ assert }) => {
    const { answer, html } = await headOf('/en/pricing')
    const nonce = /nonce-([^']+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    assert.include(html, `<script type="application/ld+json" nonce="${nonce}">`)
  })
})

test.group('Search engines', (group) => {
  inTransaction(group)

  test('are told of no page of members, calls or errors', async ({ assert, client }) => {
    await join(ada(), bob())
    for (const path of [
      '/members',
      `/members/${bob().profile.id}`,
      '/nothing',
      '/reset-password',
      '/nl/reset-password',
      `/en/members/${bob().profile.id}/signup`,
      '/pages/terms/versions/first',
      '/api/settings.php',
      '/admin/login',
    ]) {
      const answer = await fetch(siteUrl + path)
      assert.equal(answer.headers.get('x-robots-tag'), 'noindex', path)
      const { properties } = readPage(await answer.text())
      assert.equal(properties.robots ?? 'noindex', 'noindex', path)
    }
    const own = await client.get('/chats').loginAs(await account(ada()))
    own.assertHeader('x-robots-tag', 'noindex')
    assert.notInclude(own.text(), 'rel="canonical"')
  })

  test('may list the others', async ({ assert }) => {
    for (const path of ['/', '/nl', '/pricing', '/pl/signup', '/it/login', '/en/pages/terms']) {
      const answer = await fetch(siteUrl + path)
      assert.isNull(answer.headers.get('x-robots-tag'), path)
    }
  })
})

/** What the query may not change: all but the nonce, which every answer has anew. */
function withoutNonce({ alternates, canonical, description, properties, title }: Page) {
  const told = Object.entries(properties).filter(([name]) => name !== 'csp-nonce')
  return { alternates, canonical, description, told, title }
}

type Page = ReturnType<typeof readPage>
