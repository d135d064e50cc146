import type { Random } from '#database/demo/random'
import type { Member } from '#tests/cluster/members/member'

const pages = [
  '/members',
  '/members?online=1',
  '/likes',
  '/visits',
  '/chats',
  '/swipe-game',
  '/profile/edit',
]

/** A member who goes from page to page, as the router of the pages does, and sees a picture on each. */
export class Browser {
  #version: string | null = null
  #members: string[] = []

  constructor(
    private member: Member,
    private random: Random
  ) {}

  async openPage() {
    const text = await this.#visit(this.#choose())
    this.#members.push(...matches(text, /\/members\/[\da-f-]{36}(?=[?"\\])/g))
    const pictures = matches(text, /\/photos\/[\da-f-]{36}\/thumb\?[^"\\\s]+/g)
    if (pictures.length > 0) await seePicture(this.member, this.random.pick(pictures))
  }

  /** Every third page is that of a member who was on one before. */
  #choose() {
    const hasSeen = this.#members.length > 0 && this.random.chance(1 / 3)
    if (!hasSeen) return this.random.pick(pages)
    const path = this.random.pick(this.#members)
    this.#members = []
    return path
  }

  /** The first page as a document, the next ones as data; again as a document once there is a new release. */
  async #visit(path: string): Promise<string> {
    if (this.#version === null) {
      const { bytes } = await this.member.ask('browse', path, { headers: { Accept: 'text/html' } })
      const text = bytes.toString()
      this.#version = /"version":"([^"]+)"/.exec(text.replaceAll('&quot;', '"'))?.[1] ?? null
      return text.replaceAll('&amp;', '&')
    }
    const { bytes, status } = await this.member.ask('browse', path, {
      headers: {
        'Accept': 'text/html, application/xhtml+xml',
        'X-Inertia': 'true',
        'X-Inertia-Version': this.#version,
        'X-Requested-With': 'XMLHttpRequest',
      },
    })
    if (status !== 409) return bytes.toString()
    this.#version = null
    return this.#visit(path)
  }
}

/** Fetches a picture, from the store if the site sends there; throws when what comes is none. */
export async function seePicture(member: Member, path: string) {
  const answer = await member.tryToGet('picture', path)
  if (!answer) return false
  const location = answer.headers.get('location')
  if (location) return seePicture(member, location)
  const type = answer.headers.get('content-type')
  if (type !== 'image/webp' || answer.bytes.length === 0) {
    throw new Error(`${path} is no picture but ${answer.bytes.length} bytes of ${type}`)
  }
  return true
}

function matches(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([found]) => found)
}
