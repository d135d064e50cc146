import type { Erasure } from '#core/repositories/erasure'
import type { InMemoryTables } from '#tests/fakes/in_memory_repositories'

/** Erases the same rows as the database does. */
export class InMemoryErasure implements Erasure {
  constructor(private kept: InMemoryTables) {}

  async erase({ userId, profileId }: Readonly<{ userId: string; profileId: string }>) {
    const { messages, photos, tokens } = this.kept
    const own = await photos.where({ profileId })
    const written = await messages.where({ senderId: profileId })
    const downloads = [
      ...(await tokens.where({ userId, purpose: 'data' })),
      ...(await this.kept.memberExports.where({ userId })),
    ]
    this.#removeOf(userId, profileId)
    await this.#eraseWords(profileId)
    this.#eraseFromReports(profileId)
    await this.kept.tickets.eraseClosedOf(userId)
    this.#eraseFromJudgements(userId, profileId)
    this.#eraseDeletionForm(userId)
    return {
      pictures: [...own, ...written].flatMap(({ storageKey }) => storageKey ?? []),
      downloads: downloads.map(({ id }) => id),
    }
  }

  async emptyOrder(orderId: string) {
    const { disputes, invoices, orders, paymentEvents, providerRefunds } = this.kept
    for (const { rows } of [disputes, invoices, paymentEvents, providerRefunds]) {
      removeFrom<Readonly<{ orderId: string }>>(rows, (row) => row.orderId === orderId)
    }
    await orders.update(orderId, { providerPaymentId: null, discountCode: null })
  }

  #removeOf(userId: string, profileId: string) {
    const { kept } = this
    const ofUser = [
      kept.appeals,
      kept.emailChanges,
      kept.fraudWarnings,
      kept.logins,
      kept.measures,
      kept.memberCorrections,
      kept.memberExports,
      kept.memberNotes,
      kept.passkeys,
      kept.reminders,
      kept.signings,
      kept.spendingLimits,
      kept.tokens,
    ]
    for (const { rows } of ofUser) {
      removeFrom<Readonly<{ userId: string }>>(rows, (row) => row.userId === userId)
    }
    for (const { rows } of [kept.photos, kept.selfDescriptions]) {
      removeFrom<Readonly<{ profileId: string }>>(rows, (row) => row.profileId === profileId)
    }
    removeFrom(kept.likes.rows, (row) => [row.likerId, row.likedId].includes(profileId))
    removeFrom(kept.visits.rows, (row) => [row.visitorId, row.visitedId].includes(profileId))
    removeFrom(kept.blocks.rows, (row) => [row.blockerId, row.blockedId].includes(profileId))
    removeFrom(kept.swipes.rows, (row) => [row.swiperId, row.swipedId].includes(profileId))
    kept.newsMails.rows.delete(profileId)
    kept.profiles.interests.delete(profileId)
  }

  async #eraseWords(senderId: string) {
    const { messages } = this.kept
    for (const { id, deliveredAt } of await messages.where({ senderId })) {
      if (deliveredAt === null) await messages.remove(id)
      else await messages.update(id, { body: '', storageKey: null })
    }
  }

  #eraseFromReports(profileId: string) {
    const { evidence, rows } = this.kept.reports
    for (const [id, report] of rows) {
      const found = evidence.get(id)
      if (report.reporterId === profileId) {
        rows.set(id, { ...report, explanation: null })
        const silenced = found?.lines.map((line) =>
          line.by === 'reporter' ? { ...line, body: '' } : line
        )
        if (found && silenced) evidence.set(id, { ...found, lines: silenced })
      }
      if (report.reportedId === profileId && report.status === 'closed') evidence.delete(id)
    }
  }

  #eraseFromJudgements(userId: string, profileId: string) {
    const { conversations, proposals, readings, reports } = this.kept
    for (const [id, proposal] of proposals.rows) {
      const { details, subjectId } = proposal
      const isAbout = subjectId === userId || reports.rows.get(subjectId)?.reportedId === profileId
      if (isAbout && details.facts) {
        proposals.rows.set(id, { ...proposal, details: { ...details, facts: null } })
      }
    }
    for (const [id, reading] of readings.rows) {
      const talk = conversations.rows.get(reading.conversationId)
      if (talk && [talk.lowProfileId, talk.highProfileId].includes(profileId)) {
        readings.rows.set(id, { ...reading, reason: null })
      }
    }
  }

  #eraseDeletionForm(userId: string) {
    const { rows } = this.kept.deletions
    const deletion = rows.get(userId)
    if (deletion) rows.set(userId, { ...deletion, reasonText: null, remarks: null })
  }
}

type Erasable<Row> = Readonly<{
  entries(): Iterable<[string, Row]>
  delete(key: string): boolean
}>

function removeFrom<Row>(rows: Erasable<Row>, isMeant: (row: Row) => boolean) {
  for (const [key, row] of [...rows.entries()]) if (isMeant(row)) rows.delete(key)
}
