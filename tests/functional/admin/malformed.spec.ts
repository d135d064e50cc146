import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { filledForm } from '#tests/support/admin/filled_forms'
import { inTransaction } from '#tests/support/database/transactions'
import type { Asked } from '#tests/support/http/every_route'
import { ofPage, wrongFields, wrongParameters, wrongQueries } from '#tests/support/http/malformed'
import { fieldsReadBy } from '#tests/support/http/fields_read'
import { readNames } from '#tests/support/http/read_names'
import { sample } from '#tests/support/runner/sample'
import { clearSettingsCache } from '#tests/support/sites/settings'

type Sent = Readonly<{ path?: string; form?: object }>

test.group('What no page of the back office sends', (group) => {
  inTransaction(group)

  test('in a path is refused, on whichever route', async ({ assert, client }) => {
    const owner = await signedInOwner(client)
    const asked = owner.routes.filter(({ pattern }) => pattern.includes(':'))
    const broken = await owner.brokenBy(asked, ({ pattern }) =>
      wrongParameters.map((value) => ({ path: pattern.replaceAll(/:[a-z_]+\??/g, value) }))
    )
    assert.deepEqual(broken, [])
  }).timeout(300_000)

  test('in a query is refused or ignored, on whichever route', async ({ assert, client }) => {
    const owner = await signedInOwner(client)
    const queries = wrongQueries(await readNames())
    const asked = owner.routes.filter(({ method }) => method === 'GET')
    const broken = await owner.brokenBy(asked, ({ path }) =>
      queries.map((query) => ({ path: `${path}?${query}` }))
    )
    assert.deepEqual(broken, [])
  }).timeout(300_000)

  test('in all fields of a form, or in one alone, is refused or stored as it is shown', async ({
    assert,
    client,
  }) => {
    const owner = await signedInOwner(client)
    const broken: string[] = []
    for (const asked of owner.routes.filter(({ method }) => method === 'POST')) {
      const form = filledForm(asked, owner.siteId)
      const fields = await fieldsReadBy(() => owner.send(asked, { form }))
      const one = fields.map((field) => [field])
      for (const wrong of [fields, ...sample(`field ${asked.pattern}`, one, 1)]) {
        const values = sample(`value ${asked.pattern} ${wrong}`, wrongFields, 1)
        const forms = values.map((value) => {
          const changes = wrong.map((field) => [field, value] as const)
          return { form: { ...form, ...Object.fromEntries(changes) } }
        })
        const faults = await owner.faultsOf(asked, forms)
        broken.push(...faults.map((fault) => `${wrong}: ${fault}`))
      }
    }
    assert.deepEqual(broken, [])
  }).timeout(600_000)
})

/** A form has some hundred names, all with the same value: the first tell it. */
function shown(sent: Sent) {
  return JSON.stringify(sent).slice(0, 160)
}

/** An owner of all sites, who finds one of each thing that the back office shows. */
async function signedInOwner(client: ApiClient) {
  const { routes, siteId, team } = await teamWithOneOfEach(client)
  const as = team.owner

  /** What it did is undone, so that the next request finds everything as it was. */
  const send = async (asked: Asked, { path = asked.path, form }: Sent) => {
    await db.rawQuery('savepoint asked')
    const request: ApiRequest = asked.method === 'GET' ? client.get(path) : client.post(path)
    const answer = await as(form ? request.json(form) : request).headers(ofPage)
    await db.rawQuery('rollback to savepoint asked')
    await limiter.clear(['memory'])
    clearSettingsCache()
    return answer
  }

  /** Sends all that to a route; answers what was a fault of the site. */
  const faultsOf = async (route: Asked, all: readonly Sent[]) => {
    const found: string[] = []
    for (const sent of all) {
      const answer = await send(route, sent)
      const fault = answer.status() >= 500 || String(answer.text()).includes('lang="undefined"')
      if (fault) found.push(`${answer.status()} ${route.method} ${route.pattern} ${shown(sent)}`)
    }
    return found
  }

  /** Sends one drawn of that to each route. */
  const brokenBy = async (asked: readonly Asked[], toSend: (asked: Asked) => readonly Sent[]) => {
    const broken: string[] = []
    for (const route of asked) {
      const what = `${route.method} ${route.pattern}`
      broken.push(...(await faultsOf(route, sample(what, toSend(route), 1))))
    }
    return broken
  }
  return { routes, siteId, send, faultsOf, brokenBy }
}
