import type { ApiClient, ApiResponse } from '@japa/api-client'
import { DateTime } from 'luxon'
import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import { insertCompany } from '#database/demo/company'
import Debit from '#models/debit'
import OutboxMessage from '#models/outbox_message'
import Site from '#models/site'
import db from '@adonisjs/lucid/services/db'
import { debitForm, debitTotal } from '#tests/support/payments/debit_checkout'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, type Person } from '#tests/support/people/people'
import { bundle } from '#tests/support/payments/shop'
import { sendForm } from '#tests/support/http/send_form'
import { sitePorts } from '#tests/support/site/ports'

/** Gives the site, which these join, a company that can collect debits. */
export async function collectDebits(...people: Person[]) {
  if (people.length > 0) await join(...people)
  const { id } = await Site.firstOrFail()
  await db.transaction((client) => insertCompany(client, id))
}

/**
 * Opens the page of a direct debit as a member; for fifty credits unless `query` says otherwise.
 */
export async function openDebit(client: ApiClient, payer: Person, query: object = {}) {
  const { id } = await bundle('p1')
  return client
    .get('/directdebit')
    .qs({ bundle: id, ...query })
    .loginAs(await account(payer))
    .redirects(0)
    .withInertia()
}

/** The props of that page, as Ada opens it. */
export async function debitProps(client: ApiClient, query: object = {}) {
  const page = await openDebit(client, ada(), query)
  page.assertInertiaComponent('payments/direct_debit')
  return page.inertiaProps
}

/** Sends a form of direct debit and does not follow the redirect. */
export async function post(client: ApiClient, payer: Person, path: string, form: object) {
  const { id } = await bundle('p1')
  return sendForm(client, payer, path, { bundle: id, ...form })
}

export function sendDebtor(client: ApiClient, payer = ada(), changes: object = {}) {
  return post(client, payer, '/directdebit/signings', { ...debitForm, ...changes })
}

/** The code in the last text message. */
export async function smsCode() {
  const message = await OutboxMessage.query()
    .where('channel', 'sms')
    .orderBy('id', 'desc')
    .firstOrFail()
  return /\d{6}/.exec(message.text)?.[0] ?? ''
}

/** Has a code sent to the payer; answers the form that signs with it. */
export async function signature(client: ApiClient, payer = ada(), changes: object = {}) {
  const answer = await sendDebtor(client, payer)
  const page = new URL(String(answer.header('location')), 'http://vonk.test')
  return {
    signing: page.searchParams.get('signing') ?? '',
    otp: await smsCode(),
    shown_total: debitTotal,
    client_id: 'form-1',
    use_at_once: 'yes',
    ...changes,
  }
}

export function sign(client: ApiClient, payer: Person, form: object) {
  return post(client, payer, '/directdebit', form)
}

/** Has the only debit sent back by the bank of its payer. */
export async function debitComesBack() {
  const { endToEndId } = await Debit.firstOrFail()
  const ports = await sitePorts()
  await returnDebit(ports, { endToEndId, at: DateTime.utc(), reason: 'MD06' })
}

/** Whether no order, mandate, debit or movement was stored. */
export async function nothingSigned() {
  const tables = ['orders', 'mandates', 'debits', 'ledger_movements']
  const counts = await Promise.all(tables.map((table) => countOf(table)))
  return counts.every((count) => count === 0)
}

/** The errors of a refused form, by field. */
export function fieldErrors(answer: ApiResponse): Partial<Record<string, string[]>> {
  return Object(answer.flashMessages().inputErrorsBag)
}
