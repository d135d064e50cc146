import type { ApiClient } from '@japa/api-client'
import { type LinkHolder, ticketPath } from '#core/complaints/public_form/ticket_link'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

type Form = Record<string, string>
type Sending = Readonly<{
  as?: Person
  files?: readonly Readonly<{ name: string; content: string | Buffer }>[]
  /** The answer as JSON, with the refusals. */
  json?: boolean
  /** The IP address of the browser. */
  from?: string
}>

/** A form of the page of complaints, as a browser without script sends it. */
export async function sendForm(
  client: ApiClient,
  path: string,
  form: Form,
  { as, files = [], from, json }: Sending = {}
) {
  const request = client.post(path).withCsrfToken().redirects(0)
  if (as) request.loginAs(await account(as))
  if (json) request.accept('json')
  if (from) request.header('x-forwarded-for', from)
  const fields = { request_id: crypto.randomUUID(), ...form }
  if (files.length === 0) return request.form(fields)
  request.fields(fields)
  for (const { content, name } of files) {
    request.file('files', Buffer.from(content), { filename: name })
  }
  return request
}

/** What somebody without an account complains about. */
export const gracesComplaint = {
  kind: 'complaint',
  words: 'I was charged twice. My bank shows it.',
  email: 'grace@example.com',
}

/** The path of the page of a ticket. */
export async function pathOf(ticketId: string, holder: LinkHolder = 'owner') {
  return ticketPath(await sitePorts(), { ticketId, holder })
}
