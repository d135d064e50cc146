import type { Uses } from '#core/ports'

/** What a tag allows: to unsubscribe, or to report that an address bounces. */
export type TagPurpose = 'unsubscribe' | 'bounce'

/** The reader that a tag belongs to; a tag for bounces is valid for this one address. */
export type TagOwner = Readonly<{ userId: string; address: string }>

/** A tag in addresses and links: the user's id, and a signature of the site. */
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{24})$/

/** Creates the tag of a member for their mails: 56 hexadecimal digits. */
export function tagOf({ secrets }: Uses<'secrets'>, purpose: TagPurpose, owner: TagOwner) {
  return owner.userId.replaceAll('-', '') + secrets.sign(signedText(purpose, owner))
}

/** The user id that a tag claims, to be verified by `isTag`; null for what is no tag. */
export function userIdIn(tag: string) {
  const [, ...parts] = form.exec(tag) ?? []
  return parts.length > 0 ? parts.slice(0, 5).join('-') : null
}

/** Whether the site signed this tag for this purpose and owner. */
export function isTag(
  { secrets }: Uses<'secrets'>,
  tag: string,
  purpose: TagPurpose,
  owner: TagOwner
) {
  return secrets.isSigned(signedText(purpose, owner), tag.slice(32))
}

function signedText(purpose: TagPurpose, { userId, address }: TagOwner) {
  return [purpose, userId, purpose === 'bounce' ? address : ''].join(' ')
}
