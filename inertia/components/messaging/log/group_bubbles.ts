import type { Bubble, BubbleState } from '~/components/messaging/log/messages'

/** Consecutive bubbles of one member that share one status line. */
export interface Group {
  key: string
  mine: boolean
  bubbles: Bubble[]
  at: string
  state: BubbleState
}

export interface Day {
  day: string
  at: string
  groups: Group[]
}

/** A longer pause begins a new group. */
const maxMinutesApart = 10

/** Groups bubbles by day, and within a day by sender and time. */
export function groupBubbles(bubbles: readonly Bubble[], dayOf: (at: string) => string) {
  const days: Day[] = []
  for (const bubble of bubbles) {
    const day = dayOf(bubble.at)
    if (days.at(-1)?.day !== day) days.push({ day, at: bubble.at, groups: [] })
    addToGroups(days.at(-1)?.groups ?? [], bubble)
  }
  return days
}

function addToGroups(groups: Group[], bubble: Bubble) {
  const { key, mine, at, state } = bubble
  const last = groups.at(-1)
  if (!last || !belongsTo(last, bubble)) {
    groups.push({ key, mine, bubbles: [bubble], at, state })
    return
  }
  last.bubbles.push(bubble)
  last.at = at
  last.state = state
}

/** A failed message is a group of its own, as it has its own buttons. */
function belongsTo(group: Group, { mine, at, state }: Bubble) {
  const minutes = (Date.parse(at) - Date.parse(group.at)) / 60_000
  const failed = group.state === 'failed' || state === 'failed'
  return group.mine === mine && minutes < maxMinutesApart && !failed
}
