import { glob, mkdir, writeFile } from 'node:fs/promises'
import { hooks } from '@adonisjs/core/app'
import type { ScannedRoute } from '@adonisjs/assembler/types'

/**
 * Writes .adonisjs/client/answers.d.ts, the types of JSON from the server: the responses of each
 * route's controller, by the name of the route, and the results of queries in page props. Only
 * types, so nothing is added to the bundle. A page writes out only its own scalar parameters:
 * docs/decisions/0068.
 */
export default hooks.routesScanned(async (_, scanner) => {
  const answers = new Set(scanner.getScannedRoutes().flatMap(answerOf))
  const queries = await Array.fromAsync(glob('app/queries/**/*.ts'), queryIn)
  await mkdir('.adonisjs/client', { recursive: true })
  await writeFile('.adonisjs/client/answers.d.ts', fileOf([...answers], queries.toSorted()))
})

function answerOf({ name, controller }: ScannedRoute) {
  if (!name || !controller) return []
  const { import: source, method } = controller
  return `  '${name}': JsonOf<import('${source.specifier}').default['${method}']>`
}

function queryIn(path: string) {
  const name = path.replaceAll('\\', '/').replace(/^app\/queries\/|\.ts$/g, '')
  return `  '${name}': typeof import('#queries/${name}')`
}

function fileOf(answers: readonly string[], queries: readonly string[]) {
  return `/** Generated from the routes: do not edit. */

type Handler = (...parameters: never[]) => unknown

/** The JSON responses of a controller, without pages and redirects. */
type JsonOf<Method extends Handler> = Exclude<
  Awaited<ReturnType<Method>>,
  string | void | { component: unknown }
>

export interface Answers {
${answers.join('\n')}
}

/** A refusal, with its text for the member. */
export type Refusal = ReturnType<typeof import('#replies/refusals').refusalAnswer>

/** The response to an invalid form. */
export interface InvalidForm {
  errors: import('@vinejs/vine').SimpleErrorReporter['errors']
}

/** The live events that the server sends to a member's open pages. */
export type ServerEvent = import('#live/events').LiveEvent

/** The props of the page of a mailed link. */
export type MailLink = ReturnType<typeof import('#replies/mail_link').mailLinkProps>

interface Queries {
${queries.join('\n')}
}

/** The result of a query of app/queries: \`Read<'accounts/devices_of', 'devicesOf'>\`. */
export type Read<
  File extends keyof Queries,
  Name extends keyof Queries[File],
> = Queries[File][Name] extends Handler ? Awaited<ReturnType<Queries[File][Name]>> : never
`
}
