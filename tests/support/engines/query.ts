/** A whole text, or what matches a part of it. */
export type Words = string | RegExp

/** How a reader would point at something on a page. */
export type Query = Readonly<
  | { role: string; name?: Words }
  | { label: Words }
  | { text: Words }
  /** What has neither a role nor words that name it. */
  | { css: string; text?: Words }
>

/** A query as look.js takes it: a regular expression as an object, and the regions around it. */
export function written(query: Query, regions: readonly Query[]) {
  return JSON.stringify({ ...query, within: regions }, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value
  )
}
