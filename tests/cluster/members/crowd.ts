import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '#database/demo/random'
import type { Cluster } from '#tests/cluster/cluster'
import { Asked } from '#tests/cluster/members/asked'
import { Browser } from '#tests/cluster/members/browser'
import { buyCredits, price, type Purchase } from '#tests/cluster/members/buyer'
import { Correspondent } from '#tests/cluster/members/correspondent'
import { signInMember, type Member } from '#tests/cluster/members/member'
import { membersWhoSignIn } from '#tests/support/people/signing_in'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { giveCredits } from '#tests/support/site/give_credits'

/** Number of each kind in a hundred acts. */
const shares = { browse: 60, chat: 25, like: 10, buy: 1, poll: 4 } as const

/** Each of so many messages is a picture. */
const picturesAmongMessages = 10

const enoughCredits = 5000
const euroCountries = ['NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE']

type Size = Readonly<{ conversations: number; buyers: number; perSecond: number }>
/** What members need of a cluster, or of a single site. */
type Place = Pick<Cluster, 'env' | 'sql' | 'url'>
type Like = Readonly<{ likerId: string; likedId: string }>

/** A member with the pages they have open. */
type Person = Readonly<{ member: Member; page: Correspondent; browser: Browser }>

/** Members of the demo world who use the site at a steady rate, each as a browser does, and one thing after another. */
export class Crowd {
  readonly asked = new Asked()
  readonly conversations: (readonly [Correspondent, Correspondent])[] = []
  readonly likes: Like[] = []
  readonly purchases: Purchase[] = []
  /** What a member found that should not be. */
  readonly surprises: string[] = []
  /** People who wait for nothing, the one who has waited for longest last. */
  #idle: Person[] = []
  #waiting: ((person: Person) => void)[] = []
  #buyers: Member[] = []
  #random = randomFrom(17)
  #acts = 0
  #isActing = false
  #acting: Promise<void> = Promise.resolve()
  #open = new Set<Promise<unknown>>()
  #picture = new Uint8Array()
  #bundle = ''

  private constructor(
    private cluster: Place,
    private size: Size
  ) {}

  /** Signs everybody in, begins the conversations, and opens their streams. */
  static async gather(cluster: Place, size: Size) {
    const crowd = new Crowd(cluster, size)
    await crowd.#gather()
    return crowd
  }

  /** Starts to act, until `settle`. */
  begin() {
    this.#isActing = true
    this.#acting = this.#actSteadily()
  }

  /** Stops to act; resolves once everybody has what they asked for, and has seen all that was written to them. */
  async settle() {
    this.#isActing = false
    await this.#acting
    await Promise.all(this.#open)
    const everybody = this.conversations.flat()
    await Promise.all(everybody.map((one) => one.hasWritten()))
    await Promise.all(everybody.map((one) => one.look()))
  }

  /** One more purchase, of somebody who has bought nothing yet. */
  async buy() {
    const buyer = this.#buyers.shift()
    if (!buyer) throw new Error('Everybody has bought something: more buyers are needed')
    this.purchases.push(await buyCredits(buyer, this.#bundle))
  }

  /** How much of each was confirmed so far. */
  get counts() {
    const everybody = this.conversations.flat()
    const sum = (of: (page: Correspondent) => number) =>
      everybody.reduce((total, page) => total + of(page), 0)
    const messages = sum(({ confirmed }) => confirmed.length)
    return {
      messages,
      likes: this.likes.length,
      credits: messages + this.purchases.length,
      jobs: this.purchases.length,
      pictures: sum(({ seen }) => seen.filter(({ mine, picture }) => picture && !mine).length),
      /** Conversations, each of which a third member asks for. */
      privacy: this.conversations.length,
    }
  }

  leave() {
    for (const one of this.conversations.flat()) one.leave()
  }

  async #gather() {
    const { conversations, buyers } = this.size
    const people = await membersWhoSignIn()
    const inEuros = people.filter(({ country }) => euroCountries.includes(country))
    const free = inEuros.filter(({ premium }) => !premium).slice(0, buyers)
    const writers = people.filter((one) => !free.includes(one)).slice(0, 2 * conversations)
    this.#picture = new Uint8Array(await phonePhoto())
    this.#bundle = await this.#findBundle()
    const signIn = (numbers: readonly { number: number }[]) =>
      Promise.all(numbers.map(({ number }) => signInMember(this.cluster.url, number, this.asked)))
    this.#buyers = await signIn(free)
    const correspondents = await signIn(writers)
    for (let pair = 0; pair < conversations; pair++) {
      const [one, other] = correspondents.slice(2 * pair)
      this.conversations.push(await this.#introduce(one, other))
    }
    for (const page of this.conversations.flat()) {
      const { member } = page
      this.#idle.push({ member, page, browser: new Browser(member, this.#random) })
      void page.listen()
    }
  }

  async #introduce(one: Member, other: Member) {
    for (const { number } of [one, other]) {
      await giveCredits(this.cluster.env, number, enoughCredits)
    }
    const begun = await one.post('chat', `/members/${other.profile.id}/chat`, {
      json: { client_id: crypto.randomUUID(), body: 'Hi' },
    })
    const { conversationId, message } = JSON.parse(begun.bytes.toString()) as {
      conversationId: string
      message: { sequence: number }
    }
    const side = (member: Member) =>
      new Correspondent(member, this.cluster.url, conversationId, message.sequence)
    return [side(one), side(other)] as const
  }

  async #findBundle() {
    const [{ id }] = await this.cluster.sql(
      `select id from packages where amount = ${price} and currency = 'EUR'`
    )
    return String(id)
  }

  /** Once everybody waits for something, nothing more happens until one of them is answered. */
  async #actSteadily() {
    const start = performance.now()
    for (let number = 1; this.#isActing; number++) {
      const person = await this.#someone()
      const acting = this.#act(person)
        .catch((error: Error) => void this.surprises.push(error.message))
        .finally(() => this.#rest(person))
      this.#open.add(acting)
      void acting.finally(() => this.#open.delete(acting))
      const due = start + (number * 1000) / this.size.perSecond
      await wait(Math.max(0, due - performance.now()))
    }
  }

  #someone() {
    const person = this.#idle.pop()
    return person ?? new Promise<Person>((fulfil) => this.#waiting.push(fulfil))
  }

  #rest(person: Person) {
    const next = this.#waiting.shift()
    if (next) next(person)
    else this.#idle.splice(this.#random.below(this.#idle.length + 1), 0, person)
  }

  /** The kinds of acts come in turn, so that each has its share of every hundred. */
  async #act({ browser, member, page }: Person) {
    const act = order[this.#acts++ % order.length]
    if (act === 'browse') return browser.openPage()
    if (act === 'like') return this.#like(member)
    // Once everybody has bought something, they look around instead.
    if (act === 'buy') return this.#buyers.length > 0 ? this.buy() : browser.openPage()
    if (act === 'poll') return page.look()
    if (this.#random.below(picturesAmongMessages) === 0) return page.sendPicture(this.#picture)
    return page.write()
  }

  async #like(member: Member) {
    const others = this.conversations.flat().filter((one) => one.member !== member)
    const likedId = this.#random.pick(others).member.profile.id
    await member.post('like', `/members/${likedId}/like`, { json: {} })
    this.likes.push({ likerId: member.profile.id, likedId })
  }
}

/** A hundred acts in an order that has no pattern. */
const order = randomFrom(3).some(
  Object.entries(shares).flatMap(([act, share]) =>
    new Array<keyof typeof shares>(share).fill(act as keyof typeof shares)
  ),
  100
)
