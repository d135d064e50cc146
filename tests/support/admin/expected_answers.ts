import { readFile } from 'node:fs/promises'
import { adminRoles, type AdminRole } from '#core/admin/admin'

/** The columns of the table: each role, an owner of another site, and one with an old second factor. */
export const columns = [...adminRoles, 'elsewhere', 'late'] as const

const table = new URL('../../functional/admin/answers_by_role.txt', import.meta.url)

/** What each route of the back office answers, by its method and pattern: a word for each column. */
export async function expectedAnswers(): Promise<Record<string, string>> {
  const text = await readFile(table, 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const [method, pattern, ...cells] = line.split(/ +/)
      return [`${method} ${pattern}`, cells.join(' ')]
    })
  )
}

/** Tells whether a role may send a form to this path; what it may not do is not found. */
export async function mayPost() {
  const answers = await expectedAnswers()
  const posts = Object.entries(answers).flatMap(([route, words]) => {
    const [method, pattern] = route.split(' ')
    if (method !== 'POST') return []
    const shape = new RegExp(`^${pattern.replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
    return [{ shape, parameters: pattern.split(':').length, words: words.split(' ') }]
  })
  const bestFirst = posts.toSorted((one, other) => one.parameters - other.parameters)
  return (role: AdminRole, path: string) => {
    const route = bestFirst.find(({ shape }) => shape.test(path))
    return route !== undefined && route.words[columns.indexOf(role)] !== '404'
  }
}
