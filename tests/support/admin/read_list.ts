import type { ApiClient } from '@japa/api-client'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'

/** A list as its pages and its file name each row. */
export type List = Readonly<{
  page: string
  filter: string
  file: string
  onPage: RegExp
  column: string
}>

type Paged = Pick<List, 'page' | 'filter' | 'onPage'>

export function listAt(page: string, onPage: RegExp, column = 'id') {
  return { page, onPage, filter: '', file: `${page}.csv`, column }
}

/** What the pages of a list name, one after the other, and what its file names, as the page links to it. */
export async function readBoth(client: ApiClient, list: List) {
  const { as } = await signInAdmin('owner')
  const { first, rows } = await readPages(client, as, list)
  const [, link] = new RegExp(`href="(${list.file}\\?[^"]*)"`).exec(first) ?? []
  const text = await readPage(client, as, link.replaceAll('&amp;', '&'))
  return {
    pages: rows,
    text,
    file: columnOf(text, list.column),
    count: foundIn(first),
  }
}

/** What the pages of a list name, with the first and the last of them. */
export async function readPages(client: ApiClient, as: As, { filter, onPage, page }: Paged) {
  const rows: string[] = []
  const texts: string[] = []
  let at: string | null = `${page}?${filter}`
  while (at !== null) {
    const text: string = await readPage(client, as, at)
    texts.push(text)
    rows.push(...[...tableOf(text).matchAll(onPage)].map(([, name]) => name))
    at = nextOf(text)
  }
  return { rows, first: texts[0], last: texts[texts.length - 1] }
}

export function foundIn(text: string) {
  return /<span>([\w, ]+) results?<\/span>/.exec(text)?.[1]
}

export async function readPage(client: ApiClient, as: As, path: string) {
  const response = await as(client.get(path))
  response.assertStatus(200)
  return String(response.text())
}

/** Without the menu and what stands around the list. */
function tableOf(text: string) {
  return text.slice(text.indexOf('class="found"'))
}

function nextOf(text: string) {
  const [, path] = /<a href="([^"]*[?&;](?:after|before|at)=[^"]*)"/.exec(tableOf(text)) ?? []
  return path === undefined ? null : path.replaceAll('&amp;', '&')
}

function columnOf(text: string, name: string) {
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\n')
  const place = head.split(',').indexOf(name)
  return lines.map((line) => line.split(',')[place])
}
