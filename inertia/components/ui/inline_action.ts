/** Classes of a link or button in a line of text, with a touch target higher than the line. */
export const inlineAction =
  "relative font-semibold text-primary-strong hover:underline after:absolute after:-inset-x-2 after:-inset-y-3 after:content-['']"
