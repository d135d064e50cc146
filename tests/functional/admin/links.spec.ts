import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { adminRoles } from '#core/admin/admin'
import { mayPost } from '#tests/support/admin/expected_answers'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { sample } from '#tests/support/runner/sample'
import { closedSite } from '#tests/support/sites/other_site'

test.group('The links of the back office', (group) => {
  inTransaction(group)

  test('lead each role to something, with one of everything, and to no form it may not send', async ({
    assert,
    client,
  }) => {
    const { team } = await teamWithOneOfEach(client)
    const may = await mayPost()
    const others = adminRoles.filter((role) => role !== 'owner')
    for (const role of ['owner', ...sample('roles', others, 1)] as const) {
      const { dead, actions } = await follow(client, team[role])
      assert.deepEqual(dead, [], role)
      assert.isAtLeast(actions.size, 4, role)
      const refused = [...actions].filter(([action]) => !may(role, action))
      assert.deepEqual(refused, [], role)
    }
  }).timeout(240_000)

  test('lead an owner of one site to nothing that is of all sites', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner', { changes: { siteId: await closedSite() } })
    assert.deepEqual((await follow(client, as)).dead, [])
  })

  test('to files and filters work as each page chooses first', async ({ assert, client }) => {
    const { routes, team } = await teamWithOneOfEach(client)
    const as = team.owner
    const pages = routes.filter(({ method, pattern }) => {
      return method === 'GET' && !/second-factor/.test(pattern)
    })
    const asked = new Set<string>()
    const refused: string[] = []
    for (const { path } of pages) {
      const page = await as(client.get(path))
      if (page.status() !== 200 || !/html/.test(page.header('content-type') ?? '')) continue
      for (const address of [...filtersIn(page.text()), ...filesIn(page.text())]) {
        if (asked.has(address)) continue
        asked.add(address)
        const answer = await as(client.get(address))
        if (answer.status() !== 200) refused.push(`${address} on ${path}: ${answer.status()}`)
      }
    }
    assert.deepEqual(refused, [])
    assert.isAbove(asked.size, 20)
  }).timeout(240_000)
})

/** What the forms that filter a page ask for as they stand. */
function filtersIn(html: string) {
  const forms = [...html.matchAll(/<form([^>]*method="get"[^>]*)>([\s\S]*?)<\/form>/g)]
  return forms.map(([, about, body]) => {
    const asked = new URLSearchParams()
    for (const [, name, value] of body.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g))
      asked.set(name, unescaped(value))
    for (const [, name, options] of body.matchAll(
      /<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g
    )) {
      const [, chosen] = /<option value="([^"]*)"[^>]*selected/.exec(options) ?? []
      const [, first = ''] = /<option value="([^"]*)"/.exec(options) ?? []
      asked.set(name, unescaped(chosen ?? first))
    }
    return `${/action="([^"]*)"/.exec(about)?.[1]}?${asked}`
  })
}

function filesIn(html: string) {
  return [...html.matchAll(/<a\s[^>]*href="(\/admin\/[^"]*\.csv[^"]*)"/g)].map(([, href]) =>
    unescaped(href)
  )
}

function unescaped(text: string) {
  return text.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/')
}

/**
 * The links, followed from the dashboard, that lead nowhere, with the page on which they stand; and where
 * the forms of the pages lead, each with a page.
 */
async function follow(client: ApiClient, as: As) {
  const found = new Map([['/admin', 'the address']])
  const dead: string[] = []
  const actions = new Map<string, string>()
  for (const [path, page] of found) {
    const shown = await as(client.get(path))
    if (shown.status() >= 400) dead.push(`${path} on ${page}: ${shown.status()}`)
    if (!/html/.test(shown.header('content-type') ?? '')) continue
    for (const linked of linksIn(shown.text())) if (!found.has(linked)) found.set(linked, path)
    for (const action of actionsIn(shown.text())) actions.set(action, path)
  }
  return { dead, actions }
}

/**
 * Where forms that post lead, if they have a button to press: who may only look sees the same fields. Left out
 * are the steps of the login, which whoever has got that far may send.
 */
function actionsIn(html: string) {
  const actions: string[] = []
  for (const [form, about] of html.matchAll(/<form([^>]*method="post"[^>]*)>[\s\S]*?<\/form>/g)) {
    const open = form.replaceAll(/<fieldset[^>]*\sdisabled[^>]*>[\s\S]*?<\/fieldset>/g, '')
    const buttons = open.match(/<button[^>]*>/g) ?? []
    actions.push(
      ...buttons.map((button) => {
        const [, own] = /formaction="([^"?]*)/.exec(unescaped(button)) ?? []
        return own ?? /action="([^"?]*)/.exec(unescaped(about))?.[1] ?? ''
      })
    )
  }
  return actions.filter((action) => {
    return /^\/admin\//.test(action) && !/\/(logout|confirm)$/.test(action)
  })
}

/** Files of the public site and pages in another filter or order are left out. */
function linksIn(html: string) {
  const links = [...html.matchAll(/<a\s[^>]*href="(\/(?:admin|pages)[^"#]*)/g)].map(
    ([, href]) => href
  )
  return links.map((href) => href.replaceAll('&amp;', '&').replace(/\?.*$/, ''))
}
