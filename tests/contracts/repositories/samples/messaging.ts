import type { RowOf } from '#core/repositories/tables'
import {
  adaId,
  bobId,
  cleoId,
  idOf,
  later,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

export const messagingSamples = {
  conversations: {
    rows: [
      {
        id: idOf(1),
        lowProfileId: adaId,
        highProfileId: bobId,
        lastSequence: 0,
        createdAt: now,
        pausedAt: null,
      },
      {
        id: idOf(2),
        lowProfileId: adaId,
        highProfileId: cleoId,
        lastSequence: 4,
        createdAt: now,
        pausedAt: null,
      },
    ],
    changes: { lastSequence: 5, pausedAt: later },
    needs: ['profiles'],
  },
  messages: {
    rows: [message(1), message(2)],
    changes: { body: '', storageKey: null, removedAt: later },
    needs: ['conversations'],
  },
} satisfies SomeSamples

/** A photo that was delivered. */
export function message(number: number): RowOf<'messages'> {
  return {
    id: idOf(number),
    conversationId: idOf(1),
    senderId: adaId,
    clientId: `client ${number}`,
    sequence: number,
    kind: 'photo',
    body: '',
    storageKey: `picture ${number}`,
    width: 900,
    height: 1200,
    cost: 2,
    sentAt: now,
    deliveredAt: now,
    removedAt: null,
  }
}
