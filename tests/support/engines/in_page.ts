import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { EngineSession } from '#tests/support/engines/engine'

/**
 * Roles and names come from a kept library: WebDriver can ask no engine for those of many elements,
 * and the engines would not answer alike.
 */
const library = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js'
)
const files = [library, join(import.meta.dirname, 'look.js')]
const script = `(function () {
  ${files.map((file) => readFileSync(file, 'utf8').replace(/^\/\/# source.*$/m, '')).join('\n')}
}).call(globalThis)`

/** Evaluates an expression in which `inPage` is known; each document is given it once. */
export async function askInPage<T>(session: EngineSession, expression: string): Promise<T> {
  const answer = await session.evaluate<[T] | null>(`globalThis.inPage ? [${expression}] : null`)
  if (answer) return answer[0]
  await session.evaluate(script)
  return askInPage(session, expression)
}

/** The element that a query means. */
export function findInPage(session: EngineSession, query: string) {
  return session.find(`inPage.elementOf(${query})`)
}
