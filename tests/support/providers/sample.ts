/**
 * A part of what a provider answers, as its own package types it: a field or value that does not
 * exist there does not compile.
 */
export type Sample<T> = unknown extends T
  ? unknown
  : T extends string
    ? T | `${T}`
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? Sample<Item>[]
        : { [Field in keyof T]?: Sample<T[Field]> }
