import type { Uses } from '#core/ports'

/** What a mark allows: to unsubscribe, or to report that an address bounces. */
export type MarkPurpose = 'unsubscribe' | 'bounce'

/** The reader that a mark belongs to; a mark for bounces is valid for this one address. */
export type MarkOwner = Readonly<{ userId: string; address: string }>

/** A mark in addresses and links: the user's id, and a signature of the site. */
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{24})$/

/** Creates the mark of a member for their mails: 56 hexadecimal digits. */
export function markOf({ secrets }: Uses<'secrets'>, purpose: MarkPurpose, owner: MarkOwner) {
  return owner.userId.replaceAll('-', '') + secrets.sign(signedText(purpose, owner))
}

/** The user id that a mark claims, to be verified by `isMark`; null for what is no mark. */
export function userIdIn(mark: string) {
  const [, ...parts] = form.exec(mark) ?? []
  return parts.length > 0 ? parts.slice(0, 5).join('-') : null
}

/** Whether the site signed this mark for this purpose and owner. */
export function isMark(
  { secrets }: Uses<'secrets'>,
  mark: string,
  purpose: MarkPurpose,
  owner: MarkOwner
) {
  return secrets.isSigned(signedText(purpose, owner), mark.slice(32))
}

function signedText(purpose: MarkPurpose, { userId, address }: MarkOwner) {
  return [purpose, userId, purpose === 'bounce' ? address : ''].join(' ')
}
