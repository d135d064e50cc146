import type { SignedInAdmin } from '#core/admin/admin'
import { mayKeepLine, parseLine, type ReadyLine } from '#core/admin/inbox/ready_line'
import { performAct, type Change } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Result } from '#core/result'

type LinePorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type By = Readonly<{ by: SignedInAdmin }>
type Written = Pick<ReadyLine, 'language' | 'body'>
type Which = By & Readonly<{ lineId: string }>

/**
 * Adds a ready line of an admin's own. Refuses as `performAct`, `parseLine` and `mayKeepLine` do.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function addReadyLine(ports: LinePorts, { by, body: typed, language }: By & Written) {
  return lineAct(ports, by, async ({ readyLines }) => {
    const body = parseLine(typed)
    if (!body.ok) return body
    const { adminId } = by
    const kept = await readyLines.where({ adminId, language })
    const room = mayKeepLine(kept.length)
    if (!room.ok) return room
    const line = { adminId, language, body: body.value, createdAt: ports.clock.now() }
    const id = ports.ids.next()
    await readyLines.add({ ...line, id })
    return ok({ after: { line: id, language }, value: undefined })
  })
}

/** Rewrites one. Refuses as `performAct` and `parseLine` do, and 'line_not_found' for another's. */
export function editReadyLine(
  ports: LinePorts,
  { by, body: typed, language, lineId }: Which & Written
) {
  return lineAct(ports, by, async ({ readyLines }) => {
    const body = parseLine(typed)
    if (!body.ok) return body
    const line = await readyLines.lock(lineId)
    if (line?.adminId !== by.adminId) return refuse('line_not_found')
    await readyLines.update(lineId, { language, body: body.value })
    return ok({ after: { line: lineId, language }, value: undefined })
  })
}

/** Removes one. Refuses as `performAct` does, and 'line_not_found' for another's. */
export function removeReadyLine(ports: LinePorts, { by, lineId }: Which) {
  return lineAct(ports, by, async ({ readyLines }) => {
    const line = await readyLines.lock(lineId)
    if (line?.adminId !== by.adminId) return refuse('line_not_found')
    await readyLines.remove(lineId)
    return ok({ after: { line: lineId, removed: true }, value: undefined })
  })
}

function lineAct<R extends string>(
  ports: LinePorts,
  by: SignedInAdmin,
  work: (repositories: Repositories) => Promise<Result<Change, R>>
) {
  const { adminId: id, siteId } = by
  const on = { kind: 'admin', id } as const
  const act = { by, right: 'reply_as_fictional', on, siteId, reason: null } as const
  return performAct(ports, act, (_, repositories) => work(repositories))
}
