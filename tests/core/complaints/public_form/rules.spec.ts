import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { solutionDue } from '#core/complaints/deadlines'
import { parseNotice } from '#core/complaints/public_form/notice'
import { placeNamedIn } from '#core/complaints/public_form/named_place'
import { lateDeadline, standingOf } from '#core/complaints/public_form/standing'
import {
  maySeeMessage,
  readTicketLink,
  ticketPath,
  writtenBy,
} from '#core/complaints/public_form/ticket_link'
import { parseWithdrawal, purchaseToWithdraw } from '#core/complaints/public_form/withdrawal'
import { ticketTag } from '#core/complaints/mail/ticket_tag'
import { signedTicket } from '#core/complaints/signed_ticket'
import { mayWithdraw, ticketKinds } from '#core/complaints/ticket'
import { fakePorts } from '#tests/fakes/fake_ports'

const ticketId = '01900000-0000-7000-8000-0000000000aa'
const notice = {
  where: 'https://vonk.example/members/1',
  words: 'These are my photos.',
  name: 'Grace Miller',
  email: 'grace@example.com',
  goodFaith: true,
  childAbuse: false,
}

function fieldsOf(parsed: object) {
  return 'fields' in parsed ? (parsed.fields as { field: string }[]).map(({ field }) => field) : []
}

test.group('A form to withdraw from a contract', () => {
  test('begins with the only purchase that is not too old', ({ assert }) => {
    const now = DateTime.utc(2026, 12, 1)
    const bought = (id: string, days: number | null) => {
      const completedAt = days === null ? null : now.minus({ days })
      return { id, country: 'NL', completedAt } as const
    }
    const unpaid = bought('unpaid', null)
    const old = bought('old', 40)
    const late = bought('late', 3)
    assert.equal(purchaseToWithdraw([unpaid, late, old], now), 'late')
    assert.isNull(purchaseToWithdraw([unpaid, old], now))
    assert.isNull(purchaseToWithdraw([bought('later', 1), late], now))
  })
})

test.group('The link to a ticket', () => {
  test('leads to it, and says whom it was given to', ({ assert }) => {
    const ports = fakePorts()
    for (const holder of ['owner', 'writer'] as const) {
      const signed = ticketPath(ports, { ticketId, holder }).replace('/complaints/', '')
      assert.match(signed, /^[\da-f]{56}$/)
      assert.deepEqual(readTicketLink(ports, signed), { ticketId, holder })
    }
  })

  test('is not known when anything of it is changed', ({ assert }) => {
    const ports = fakePorts()
    const signed = ticketPath(ports, { ticketId, holder: 'owner' }).replace('/complaints/', '')
    const other = signed.endsWith('0') ? '1' : '0'
    const plain = ticketId.replaceAll('-', '')
    const altered = [
      signed.slice(0, -1) + other,
      `b${signed.slice(1)}`,
      signed.toUpperCase(),
      signed.slice(1),
      `${signed}0`,
      plain,
      plain + '0'.repeat(24),
      '',
    ]
    for (const one of altered) assert.isNull(readTicketLink(ports, one), one)
  })

  test('is another one than the address for replies, which mail servers see', ({ assert }) => {
    const ports = fakePorts()
    const tags = [ticketTag(ports, 'V-2K7F-9Q'), signedTicket(ports, ticketId, 'ticket')]
    for (const tag of tags) assert.isNull(readTicketLink(ports, tag))
  })

  test('that a writer got shows nothing but what was written by it', ({ assert }) => {
    const writer = { ticketId, holder: 'writer' } as const
    const owner = { ticketId, holder: 'owner' } as const
    const elsewhere = { ticketId: ticketId.replace('aa', 'bb'), holder: 'writer' } as const
    const own = { messageId: writtenBy(writer, 'opened') }
    const others = [
      { messageId: writtenBy(owner, 'opened') },
      { messageId: writtenBy(elsewhere, 'opened') },
      { messageId: '<1@mail.example>' },
      { messageId: null },
    ]
    assert.isTrue(maySeeMessage(writer, own))
    for (const one of others) assert.isFalse(maySeeMessage(writer, one), String(one.messageId))
    for (const one of [own, ...others]) assert.isTrue(maySeeMessage(owner, one))
  })
})

test.group('A notice of illegal content', () => {
  test('says where, why, who, and that it is made in good faith', ({ assert }) => {
    const parsed = parseNotice(notice)
    assert.deepInclude(parsed, { ok: true })
    const empty = { where: ' ', words: '', name: '', email: 'x', goodFaith: false }
    const refused = parseNotice({ ...notice, ...empty })
    assert.sameMembers(fieldsOf(refused), ['where', 'words', 'name', 'email', 'goodFaith'])
    for (const childAbuse of [false, true]) {
      const link = parseNotice({ ...notice, childAbuse, name: '500 Euro: https://x.example' })
      assert.deepEqual(fieldsOf(link), ['name'])
    }
  })

  test('about the abuse of a child may name nobody', ({ assert }) => {
    const anonymous = { ...notice, name: ' ', email: '' }
    assert.sameMembers(fieldsOf(parseNotice(anonymous)), ['name', 'email'])
    const parsed = parseNotice({ ...anonymous, childAbuse: true })
    assert.deepInclude(parsed.ok ? parsed.value : {}, { name: null, email: null })
    const wrong = parseNotice({ ...anonymous, childAbuse: true, email: 'x' })
    assert.deepEqual(fieldsOf(wrong), ['email'])
  })
})

test.group('The place of a notice', () => {
  test('names {kind}: {where}')
    .with([
      { where: `https://vonk.example/members/${ticketId}`, kind: 'member' },
      { where: `see /nl/members/${ticketId.toUpperCase()}/landing2?x=1, now`, kind: 'member' },
      { where: `https://vonk.example/photos/${ticketId}/large?s=abc`, kind: 'photo' },
      { where: `https://vonk.example/chats/${ticketId}`, kind: null },
      { where: `/members/${ticketId}0`, kind: null },
      { where: 'the one with the red hat', kind: null },
    ])
    .run(({ assert }, { kind, where }) => {
      assert.deepEqual(placeNamedIn(where) as object, kind && { kind, id: ticketId })
    })
})

test.group('A withdrawal from a contract', () => {
  test('names who, from what, and where the receipt goes; no reason', ({ assert }) => {
    const typed = { name: ' Jonas\nWeber ', contract: '50 credits', email: 'J@Example.com ' }
    const parsed = parseWithdrawal(typed)
    assert.deepEqual(parsed.ok && parsed.value, {
      name: 'Jonas Weber',
      contract: '50 credits',
      email: 'j@example.com',
    })
    const empty = parseWithdrawal({ name: '', contract: '', email: '' })
    assert.sameMembers(fieldsOf(empty), ['name', 'contract', 'email'])
    const links = parseWithdrawal({ ...typed, name: 'go to t.me/x', contract: 'see evil.page' })
    assert.sameMembers(fieldsOf(links), ['name', 'contract'])
  })

  test('stands: it cannot be taken back like anything else', ({ assert }) => {
    const takenBack = ticketKinds.filter((kind) => mayWithdraw({ kind, state: 'open' }))
    const others = ticketKinds.filter((kind) => kind !== 'withdrawal')
    assert.sameMembers(takenBack, others)
    assert.isFalse(mayWithdraw({ kind: 'complaint', state: 'solved' }))
  })
})

test.group('What the law gives', () => {
  const terms = { answerDays: 2, solutionDays: 20, zone: 'Europe/Amsterdam' }
  const from = DateTime.fromISO('2026-01-31T10:00', { zone: terms.zone })
  const dayOf = (kind: (typeof ticketKinds)[number]) =>
    solutionDue(from, terms, kind).setZone(terms.zone).toISODate()

  test('is a month for a privacy request, also in February', ({ assert }) => {
    assert.equal(dayOf('privacy'), '2026-02-28')
  })

  test('is 14 days after a withdrawal, however long the site takes otherwise', ({ assert }) => {
    assert.equal(dayOf('withdrawal'), '2026-02-14')
    assert.equal(dayOf('complaint'), '2026-02-20')
  })
})

test.group('How a ticket stands', () => {
  const at = DateTime.utc(2026, 11, 20)
  const open = { state: 'open', answeredAt: null, answerDueAt: at } as const

  test('is told by its state, its answers and how it ended', ({ assert }) => {
    assert.equal(standingOf(open, false), 'received')
    assert.equal(standingOf({ ...open, answeredAt: at, answerDueAt: null }, false), 'answered')
    assert.equal(standingOf({ ...open, answeredAt: at }, false), 'replied')
    assert.equal(standingOf({ ...open, state: 'waiting' }, false), 'waiting')
    assert.equal(standingOf({ ...open, state: 'solved' }, false), 'solved')
    assert.equal(standingOf({ ...open, state: 'solved' }, true), 'withdrawn')
    assert.equal(standingOf({ ...open, state: 'merged' }, false), 'merged')
  })

  test('says which deadline is over, of one that is not solved', ({ assert }) => {
    const ticket = { ...open, solutionDueAt: at.plus({ days: 10 }) }
    assert.isNull(lateDeadline(ticket, at))
    assert.equal(lateDeadline(ticket, at.plus({ seconds: 1 })), 'answer')
    const answered = { ...ticket, answerDueAt: null }
    assert.isNull(lateDeadline(answered, at.plus({ days: 10 })))
    assert.equal(lateDeadline(answered, at.plus({ days: 11 })), 'solution')
    assert.isNull(lateDeadline({ ...ticket, state: 'solved' }, at.plus({ days: 11 })))
  })
})
