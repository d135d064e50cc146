import type { textsOf } from '#tests/support/browser/texts'

/** Gives a text by its key, in the language of the story. */
export type Texts = ReturnType<typeof textsOf>
