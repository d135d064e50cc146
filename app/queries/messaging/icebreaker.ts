import { DateTime } from 'luxon'
import { isBeforeFirstMessage, icebreakerFor } from '#core/messaging/icebreaker'
import type { Interest } from '#core/profiles/interests'
import { areMatched } from '#queries/likes/are_matched'
import type { AnySide } from '#queries/messaging/new_side'
import type { MessageRow } from '#queries/messaging/messages'
import { read } from '#queries/read'

const nothingInCommon = { match: false, shared: [] }

/** The icebreakers a member is offered; common interests are read only before the first message. */
export async function icebreaker(side: AnySide, messages: readonly MessageRow[]) {
  const last = messages.at(-1)
  const saidAt = last && DateTime.fromMillis(last.sentAt, { zone: 'utc' })
  const talk = { lastSaidAt: saidAt ?? null, entered: side.enteredAt !== null }
  const pair = isBeforeFirstMessage(talk) ? await inCommon(side) : nothingInCommon
  return icebreakerFor(talk, pair, DateTime.utc())
}

async function inCommon({ profileId, partnerId }: AnySide) {
  return {
    match: await areMatched(profileId, partnerId),
    shared: await sharedInterests(profileId, partnerId),
  }
}

async function sharedInterests(profileId: string, partnerId: string): Promise<Interest[]> {
  const rows = await read<{ interest: Interest }>('profile_interests as own')
    .join('profile_interests as theirs', 'theirs.interest', 'own.interest')
    .where({ 'own.profile_id': profileId, 'theirs.profile_id': partnerId })
    .select('own.interest')
  return rows.map(({ interest }) => interest)
}
