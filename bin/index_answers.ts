import { glob, mkdir, writeFile } from 'node:fs/promises'
import { hooks } from '@adonisjs/core/app'
import type { ScannedRoute } from '@adonisjs/assembler/types'

/**
 * Writes .adonisjs/client/answers.d.ts, the types of what script gets from the server: by the name
 * of each route, what its controller answers; and what queries read for the props of pages. Types
 * alone, so that nothing of it weighs on the browser.
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

/** Of all that a controller may answer, what is read as JSON: neither a page nor a redirect. */
type JsonOf<Method extends Handler> = Exclude<
  Awaited<ReturnType<Method>>,
  string | void | { component: unknown }
>

export interface Answers {
${answers.join('\n')}
}

/** Why the server did not do what was asked, with the words for the member. */
export type Refusal = ReturnType<typeof import('#replies/refusals').refusalAnswer>

/** What an invalid form is answered with. */
export interface InvalidForm {
  errors: import('@vinejs/vine').SimpleErrorReporter['errors']
}

/** What the server tells a member's open pages, the moment it happens. */
export type ServerEvent = import('#live/events').LiveEvent

/** The props of the page of a mailed link. */
export type MailLink = ReturnType<typeof import('#replies/mail_link').mailLinkProps>

interface Queries {
${queries.join('\n')}
}

/** What a query of app/queries answers: \`Read<'accounts/devices_of', 'devicesOf'>\`. */
export type Read<
  File extends keyof Queries,
  Name extends keyof Queries[File],
> = Queries[File][Name] extends Handler ? Awaited<ReturnType<Queries[File][Name]>> : never
`
}
