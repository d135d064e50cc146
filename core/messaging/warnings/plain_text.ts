/** UTF-16 units of a message that are checked: what matters comes early. */
const checkedLength = 2000

/**
 * The words of a message as rules look for them: in lower case, look-alike characters as plain ones,
 * and without invisible characters.
 */
export function plainText(body: string) {
  return body
    .slice(0, checkedLength)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
}
