import { crowdMoment, dayLong } from '#tests/bench/moments'

/** How much of everything the benchmark of the back office fills in. */
export type Sizes = Readonly<{ members: number; movements: number; messages: number }>

/** Orders, messages and acts are spread over two years. */
export const daysFilled = 730

/** Nine of ten movements are messages, the tenth is a purchase. */
export function ordersOf({ movements }: Sizes) {
  return Math.ceil(movements / 10)
}

export const messagesEach = 20

export function conversationsOf({ messages }: Sizes) {
  return Math.ceil(messages / messagesEach)
}

/** The moment of the row numbered `n` of so many, the last of them now. */
export function spread(rows: number, days = daysFilled) {
  return `(${crowdMoment} - (${rows} - n) * ${Math.floor((days * dayLong) / rows)})`
}
