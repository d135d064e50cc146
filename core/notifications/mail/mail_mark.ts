import type { Uses } from '#core/ports'

/** What a mark allows its holder: to end notifications, or to report that an address is dead. */
export type MarkPurpose = 'unsubscribe' | 'bounce'

/** Whose mark it is; a bounce tells of one address, so the mark holds for that address alone. */
export type MarkOwner = Readonly<{ userId: string; address: string }>

/** A mark as it stands in addresses and links: the user's id, and what only this site can sign. */
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{24})$/

/** Makes the mark of a member for their mails: 56 hexadecimal digits. */
export function markOf({ secrets }: Uses<'secrets'>, purpose: MarkPurpose, owner: MarkOwner) {
  return owner.userId.replaceAll('-', '') + secrets.sign(signedText(purpose, owner))
}

/** Reads whose mark it claims to be; null for what is no mark. Believe it after `isMark`. */
export function userIdIn(mark: string) {
  const [, ...parts] = form.exec(mark) ?? []
  return parts.length > 0 ? parts.slice(0, 5).join('-') : null
}

/** Says whether the site made this mark for this purpose and owner. */
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
