import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeAdmin, changeOrPropose } from '#core/admin/admins/change_admin'
import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { refundOrder } from '#core/admin/orders/refund_order'
import { decideReport } from '#core/admin/reports/decide_report'
import { actorOf, adminOf, another } from '#tests/support/admin/admins'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { committing } from '#tests/support/database/transactions'
import { appealAgainst, judge } from '#tests/support/moderation/measures'
import { newReport } from '#tests/support/moderation/reports'
import { buyCredits } from '#tests/support/payments/shop'
import { man } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { sitePorts } from '#tests/support/site/ports'

const first = adminOf('owner')
const second = adminOf('owner', another)
const third = adminOf('owner', {
  id: '01900000-0000-7000-a000-00000000000b',
  email: 'third@vonk.example',
})
const support = adminOf('support')

/** What becomes of the same act by two owners at the same moment: 'done', or the refusal. */
async function atOnce(act: (by: ReturnType<typeof actorOf>) => Promise<Outcome>) {
  const ports = await sitePorts()
  const outcomes = await Promise.all(
    [first, second].map((admin) => act(actorOf(admin, ports.clock.now())))
  )
  return outcomes.map((one) => (one.ok ? 'done' : one.refusal)).toSorted()
}

/** Acts of both owners at the same moment, each with every form. */
async function atOnceBy(
  forms: readonly string[],
  act: (by: ReturnType<typeof actorOf>, requestId: string) => Promise<Outcome>
) {
  const { clock } = await sitePorts()
  const acts = [first, second].flatMap((admin) =>
    forms.map((form) => act(actorOf(admin, clock.now()), admin.id + form))
  )
  await Promise.all(acts)
}

type Outcome = Readonly<{ ok: true } | { ok: false; refusal: string }>

test.group('Two admins at the same moment', (group) => {
  committing(group)

  test('decide a report, an appeal and a request once each', async ({ assert, client }) => {
    const ports = await sitePorts()
    await join(ada(), bob())
    await ports.unitOfWork.run(async ({ admins }) => {
      for (const one of [first, second, third, support]) await admins.add(one)
    })
    const reportId = await newReport(client, ada(), bob())
    const closing = { reportId, decision: 'no_violation', reason: 'Nothing wrong' } as const
    const reports = await atOnce((by) => decideReport(ports, { ...closing, by }))
    assert.lengthOf(reports.filter(isDone), 1)
    assert.lengthOf(await rowsOf('decide_report'), 1)

    const appealId = await appealAgainst(await judge(bob(), { kind: 'warning' }), bob())
    const answer = { appealId, decision: 'rejected', answer: 'We looked again' } as const
    const appeals = await atOnce((by) => decideAppeal(ports, { ...answer, by }))
    assert.lengthOf(appeals.filter(isDone), 1)
    assert.lengthOf(await rowsOf('decide_appeal'), 1)

    const proposed = await changeOrPropose(ports, {
      by: actorOf(third, ports.clock.now()),
      adminId: support.id,
      change: { role: 'finance', isDisabled: null },
      reason: 'Keeps the books',
    })
    const proposalId = proposed.ok ? proposed.value.proposalId : null
    if (proposalId === null) throw new Error('Nothing waits')
    const requests = await atOnce((by) => confirmProposal(ports, { by, proposalId }))
    assert.deepEqual(requests, ['done', 'proposal_decided'])
    assert.lengthOf(await rowsOf('change_admins'), 1)
  })

  test('give a member no more than each may alone, in several forms at once', async ({
    assert,
    client,
  }) => {
    const ports = await sitePorts()
    const buyer = man(90)
    await join(buyer)
    await ports.unitOfWork.run(async ({ admins }) => {
      for (const one of [first, second]) await admins.addUnlessKnown(one)
    })
    const { order } = await buyCredits(client, buyer)
    await db.from('orders').where({ id: order.id }).update({
      total_amount: 36_099,
      package_amount: 36_099,
      discount_amount: 0,
      costs_amount: 0,
    })
    const forms = ['one', 'two', 'three', 'four']
    const { id: userId } = buyer.user
    const asked = { reason: 'A test', facts: 'A test' }
    await atOnceBy(forms, (by, requestId) =>
      refundOrder(ports, { ...asked, by, orderId: order.id, amount: 8974, requestId })
    )
    await atOnceBy(forms, (by, requestId) =>
      adjustMemberCredits(ports, { ...asked, by, userId, credits: 60, requestId })
    )
    const [{ refunded }] = await db.from('refunds').sum('amount as refunded')
    assert.equal(Number(refunded), 2 * 8974)
    const corrections = await db.from('member_corrections').select('corrected_by')
    assert.sameMembers(
      corrections.map((one) => one.corrected_by),
      [first.id, second.id]
    )
  })

  test('are never shown the same photo', async ({ assert, client }) => {
    await join(cleo())
    const team = [await signInAdmin('moderator'), await signInAdmin('owner')]
    for (let position = 1; position <= 10; position++) {
      await storePhoto(cleo(), { status: 'pending', position })
    }
    for (let round = 1; round <= 5; round++) {
      const pages = await Promise.all(team.map(({ as }) => as(client.get('/admin/pictures'))))
      const photos = pages.map((page) => /data-photo="([^"]+)"/.exec(page.text())?.[1])
      assert.lengthOf(new Set(photos.filter(Boolean)), 2)
      await Promise.all(
        team.map(({ as }, index) =>
          as(client.post(`/admin/pictures/${photos[index]}`)).form({ decision: 'approve' })
        )
      )
    }
    assert.isEmpty(await db.from('photos').where('status', 'pending'))
  })

  test('who take the role of owner from each other leave one owner', async ({ assert }) => {
    const ports = await sitePorts()
    const change = { role: 'viewer', isDisabled: null } as const
    for (let round = 1; round <= 10; round++) {
      await ports.unitOfWork.run(async ({ admins }) => {
        for (const one of [first, second]) await admins.addUnlessKnown(one)
      })
      await db.from('admins').update({ role: 'viewer' })
      await db.from('admins').whereIn('id', [first.id, second.id]).update({ role: 'owner' })
      const owners = await atOnce((by) => {
        const adminId = by.adminId === first.id ? second.id : first.id
        return changeAdmin(ports, { adminId, by, change, reason: 'Each the other' })
      })
      assert.deepEqual(owners, ['done', 'last_owner'])
    }
  })
})

const isDone = (outcome: string) => outcome === 'done'

function rowsOf(act: string) {
  return db.from('audit_rows').where('act', act)
}
