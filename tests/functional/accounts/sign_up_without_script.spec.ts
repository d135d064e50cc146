import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { DateTime } from 'luxon'
import ForgetAnswersJob from '#jobs/forget_answers_job'
import Profile from '#models/profile'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { antwerp, utrecht } from '#tests/support/database/basics'
import { siteUrl } from '#tests/support/http/cookies'
import { countOf } from '#tests/support/people/members'
import { sendJson } from '#tests/support/http/send_json'

const home = { country: 'NL', region: utrecht.regionId, place_name: ' ZEIST ' }
const answers = [
  { step: 0, gender: 'female', seeking: 'both', looking_for_consent: 'on' },
  { step: 1, ...home },
  { step: 2, date_of_birth: { day: '14', month: '3', year: '1992' } },
  { step: 3, name: 'Eva', signup_message: 'I like long walks.', seen_by: 'members' },
]
const account = { email: 'eva@example.com', password: 'walks on sunday', consent: 'on' }

/** Sends a form as a browser without script does, from the page of its step. */
function send(client: ApiClient, before: ApiResponse | null, form: object, path = '/signup/step') {
  return client
    .post(path)
    .withCsrfToken()
    .withSession(before?.session() ?? {})
    .redirects(0)
    .accept('html')
    .header('referer', `${siteUrl}/signup?gender=male&step=1`)
    .form(form)
}

async function answerAll(client: ApiClient) {
  let last: ApiResponse | null = null
  for (const step of answers) last = await send(client, last, step)
  return last!
}

function page(client: ApiClient, before: ApiResponse, step: number) {
  return client.get(`/signup?step=${step}`).withSession(before.session()).withInertia()
}

test.group('A sign-up without script', (group) => {
  inTransaction(group)

  test('leads from step to step, and ends as an account', async ({ client, assert }) => {
    const second = await send(client, null, answers[0])
    second.assertHeader('location', `${siteUrl}/signup?step=1`)
    const place = await page(client, second, 1)
    place.assertInertiaPropsContains({ kept: { country: 'NL', region: '' }, country: 'NL' })
    const last = await answerAll(client)
    last.assertHeader('location', `${siteUrl}/signup?step=4`)
    assert.equal(await countOf('users'), 0)
    const joined = await send(client, last, account, '/signup')
    joined.assertHeader('location', '/signup/complete')
    const user = await User.findByOrFail('email', 'eva@example.com')
    const { placeId, about, gender } = await Profile.findByOrFail('user_id', user.id)
    assert.deepEqual(
      { placeId, about, gender },
      { placeId: 12, about: 'I like long walks.', gender: 'female' }
    )
    assert.notProperty(joined.session(), 'signup_answers')
  })

  test('shows again what was answered, and never the password', async ({ client, assert }) => {
    const last = await answerAll(client)
    const refused = await send(client, last, { ...account, password: 'short' }, '/signup')
    assert.notInclude(JSON.stringify(refused.session()), 'short')
    const again = await page(client, refused, 4)
    again.assertInertiaPropsContains({
      kept: {
        gender: 'female',
        region: '1',
        place: '12',
        day: '14',
        name: 'Eva',
        email: account.email,
      },
    })
  })

  test('leads who may have an account to it, beside the address that was refused', async ({
    client,
  }) => {
    const taken = { ...account, email: 'eva@mailinator.com' }
    const refused = await send(client, await answerAll(client), taken, '/signup')
    const again = await client
      .get('/signup?step=4')
      .withSession(refused.session())
      .withFlashMessages(refused.flashMessages())
    again.assertTextIncludes('href="/reset-password"')
  })

  test('shows what was refused, too, at its field', async ({ client, assert }) => {
    const child = { step: 2, date_of_birth: { day: '14', month: '3', year: '2020' } }
    const refused = await send(client, await answerAll(client), child)
    refused.assertHeader('location', `${siteUrl}/signup?gender=male&step=1`)
    assert.property(refused.flashMessages().inputErrorsBag, 'date_of_birth')
    const again = await page(client, refused, 2)
    again.assertInertiaPropsContains({ kept: { year: '2020' } })
  })

  test('takes an emptied field for empty', async ({ client, assert }) => {
    const emptied = await send(client, await answerAll(client), { step: 3, name: '' })
    const { kept } = (await page(client, emptied, 4)).inertiaProps as { kept: { name: string } }
    assert.equal(kept.name, '')
  })

  test('asks for a region of the country, and a city by its name', async ({ client, assert }) => {
    const moved = await send(client, null, { ...home, step: 1, country: 'BE' })
    const abroad = await page(client, moved, 1)
    abroad.assertInertiaPropsContains({
      kept: { country: 'BE', region: '', place: '' },
      regions: [{ id: antwerp.regionId, name: 'Antwerp' }],
    })
    const vague = await send(client, null, { ...home, step: 1, place_name: 'zei' })
    const { kept, meantCities } = (await page(client, vague, 1)).inertiaProps as {
      kept: { place: string }
      meantCities: string[]
    }
    assert.deepEqual([kept.place, meantCities], ['', ['Zeist']])
  })

  test('says what is missing before it goes on', async ({ client }) => {
    const started = await send(client, null, answers[0])
    const asked = await send(client, started, {
      step: 1,
      country: 'NL',
      region: '',
      place_name: '',
    })
    const html = await client.get('/signup?step=2').withSession(asked.session())
    html.assertTextIncludes('Choose your region.')
    html.assertTextIncludes('Where do you live?')
  })

  test('leaves nothing in the database an hour after it was left', async ({ assert }) => {
    const now = DateTime.utc()
    const left = (id: string, minutes: number, others = {}) => {
      const at = now.minus({ minutes }).toMillis()
      const data = JSON.stringify({
        message: { ...others, signup_answers: { answers: answers[0], at } },
        purpose: id,
      })
      return { id, data, expires_at: now.plus({ days: 30 }).toJSDate() }
    }
    const loggedIn = left('logged in', 61, { auth_web: 'eva' })
    await db.table('sessions').multiInsert([left('long ago', 61), left('just now', 59), loggedIn])
    const job = await app.container.make(ForgetAnswersJob)
    await job.execute()
    const [justNow, login, ...others] = await db.from('sessions').orderBy('id')
    assert.isEmpty(others)
    assert.include(justNow.data, 'signup_answers')
    assert.deepEqual(JSON.parse(login.data), {
      message: { auth_web: 'eva' },
      purpose: 'logged in',
    })
  })

  test('is forgotten after an hour, and when script takes over', async ({ client, assert }) => {
    const { signup_answers: kept } = (await answerAll(client)).session()
    const at = DateTime.utc().minus({ minutes: 61 }).toMillis()
    const late = await client
      .get('/signup')
      .withSession({ signup_answers: { ...kept, at } })
      .withInertia()
    late.assertInertiaPropsContains({ kept: null })
    assert.notProperty(late.session(), 'signup_answers')
    const byScript = await sendJson(client, '/signup/step', { name: 'Eva' }).withSession({
      signup_answers: kept,
    })
    byScript.assertStatus(204)
    assert.notProperty(byScript.session(), 'signup_answers')
  })

  test('goes no further once the consent was unticked again', async ({ client }) => {
    const ticked = await answerAll(client)
    const unticked = await send(client, ticked, { step: 0, gender: 'female', seeking: 'both' })
    const next = await client.get('/signup?step=1').withSession(unticked.session())
    next.assertTextIncludes('Please tick this box')
    next.assertTextIncludes('Who would you like to meet?')
  })

  test('whose answers are gone begins again, and says so', async ({ client }) => {
    const refused = await send(client, null, account, '/signup')
    const html = await client.get('/signup?step=4').withFlashMessages(refused.flashMessages())
    html.assertTextIncludes('Who would you like to meet?')
  })
})
