import { crowdMoment, dayLong } from '#tests/bench/moments'

/** How much of everything the benchmark of a large database fills in. */
export type Sizes = Readonly<{ members: number; likes: number; messages: number }>

export const messagesEach = 40

/** How long a conversation lasts. */
export const conversationLong = 60 * dayLong

/** Conversations ended in so many days before now. */
export const daysOfConversations = 150

export function conversationsOf({ messages }: Sizes) {
  return Math.ceil(messages / messagesEach)
}

/** Each of these members writes with as many others: one in ten of all. */
export function writersOf({ members }: Sizes) {
  return Math.ceil(members / 10)
}

/** Likes of each member: they send as many likes as they swipe. */
export function likesEach({ likes, members }: Sizes) {
  return Math.max(2, Math.round(likes / members / 2))
}

/** Orders and logins are spread over two years. */
const daysFilled = 730

/** The moment of the row numbered `n` of so many, the last of them now. */
export function spread(rows: number) {
  return `(${crowdMoment} - (${rows} - n) * ${Math.floor((daysFilled * dayLong) / rows)})`
}

/** A smaller size, of a part of the members, with as many likes and messages for each. */
export function partOf({ likes, members, messages }: Sizes, part: number): Sizes {
  return {
    members: Math.ceil(members * part),
    likes: Math.ceil(likes * part),
    messages: Math.ceil(messages * part),
  }
}
