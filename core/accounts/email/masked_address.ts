/**
 * An address by which its owner knows it, and a typo in what follows the @; nobody else learns it.
 * Rule: docs/product/accounts.md, Confirmation.
 */
export function maskedAddress(email: string) {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
