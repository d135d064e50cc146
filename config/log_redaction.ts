/**
 * An email address, also as a URL writes it: with %40. Neither part holds what ends a text in JSON. Looked for only
 * where a word begins, so that the time grows with the length of a line and not with its square.
 */
const emailAddress =
  /(?<![^\s"'\\<>()[\]{},;:=/?&])[^\s"'\\<>()[\]{},;:=/?&]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi

/** What follows the question mark of an address. Looked for only where a word begins that has a slash before it. */
const queryValues = /(?<![^\s"'\\?])(?=[^\s"'\\?/]*\/)([^\s"'\\?]+\?)[^\s"'\\]+/g

/** Made of 256 random bits (`Secrets.make`), as in mailed links; an id is shorter and has hyphens. */
const token = /(?<![\w-])[\w-]{43,}(?![\w-])/g

const authorization = /\b(Bearer|Basic) +[^\s"'\\]+/gi

/**
 * A text of the log without e-mail addresses, values of queries, and secrets. The last resort: whoever
 * writes a line leaves them out; but an error can quote what it was given.
 */
export function redact(text: string) {
  return text
    .replace(queryValues, '$1[query]')
    .replace(emailAddress, '[email]')
    .replace(authorization, '$1 [secret]')
    .replace(token, '[secret]')
}
