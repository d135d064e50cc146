import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  idOf,
  later,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

export const complaintSamples = {
  readyAnswers: {
    rows: twice<'readyAnswers'>((number) => ({
      id: idOf(number),
      adminId: idOf(1),
      siteId: null,
      language: 'nl',
      title: 'Bedankt',
      body: 'Bedankt, {name}.',
      createdAt: now,
    })),
    changes: { title: 'Thanks', body: 'Thank you, {name}.' },
    needs: ['admins'],
  },
  ticketEntries: {
    rows: [entry(1), entry(2)],
    changes: { body: '', messageId: null, sender: null },
    needs: ['tickets'],
  },
  ticketFiles: {
    rows: [file(1), file(2)],
    changes: { name: 'other.txt' },
    needs: ['ticketEntries'],
  },
  tickets: {
    rows: [ticket(1), ticket(2)],
    changes: {
      state: 'solved',
      closedAt: later,
      closedBy: idOf(1),
      answerDueAt: null,
      helpful: true,
    },
    needs: ['admins', 'users'],
  },
} satisfies SomeSamples

export function ticket(number: number): RowOf<'tickets'> {
  return {
    id: idOf(number),
    number: `V-0000-0${number}`,
    siteId: adaUser.siteId,
    language: 'nl',
    kind: 'complaint',
    state: 'open',
    subject: 'Paid twice',
    email: 'ada@example.com',
    name: 'Ada',
    userId: adaUser.id,
    orderId: null,
    danger: null,
    aboutUserId: null,
    aboutPhotoId: null,
    aboutConversationId: null,
    assignedTo: null,
    mergedInto: null,
    entries: 1,
    openedAt: now,
    answerDueAt: later,
    solutionDueAt: later,
    dueAt: later,
    answeredAt: null,
    closedAt: null,
    closedBy: null,
    helpful: null,
  }
}

export function entry(number: number): RowOf<'ticketEntries'> {
  return {
    id: idOf(number),
    ticketId: idOf(1),
    sequence: number,
    kind: 'message',
    adminId: null,
    body: 'I paid twice',
    detail: null,
    messageId: `<${number}@example.com>`,
    sender: null,
    leftOut: 0,
    at: now,
  }
}

export function file(number: number): RowOf<'ticketFiles'> {
  return {
    id: idOf(number),
    entryId: idOf(1),
    name: 'statement.txt',
    type: 'text/plain',
    size: 2,
    content: new Uint8Array([number, 255]),
  }
}
