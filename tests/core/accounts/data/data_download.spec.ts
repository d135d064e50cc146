import { test } from '@japa/runner'
import type { DurationLikeObject } from 'luxon'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { downloadState, readyAt } from '#core/accounts/data/data_download'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { endDownload } from '#core/accounts/data/end_download'
import { makeDownloadLink } from '#core/accounts/data/make_download_link'
import { prepareDownload } from '#core/accounts/data/prepare_download'
import { purgeMember } from '#core/accounts/leaving/purge_member'
import { requestDownload } from '#core/accounts/data/request_download'
import { ok, refuse } from '#core/result'
import { askedMails } from '#tests/support/mail/requested_mails'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id
const tooSoon = refuse('download_once_a_day')

test.group("Asking for one's data", () => {
  test('adds a job that makes the file', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    assert.deepEqual(await requestDownload(ports, { userId }), ok())
    const job = { name: 'prepare_download', tokenId: tokenOf(ports).id }
    assert.deepEqual(ports.repositories.jobs.added, [job])
    assert.equal(stateOf(ports), 'preparing')
  })

  test('is possible once in 24 hours for each account', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await requestDownload(ports, { userId })
    assert.deepEqual(await requestDownload(ports, { userId }), tooSoon)
    assert.deepEqual(await requestDownload(ports, { userId: bob().user.id }), ok())
    ports.clock.advance({ days: 1 })
    assert.deepEqual(await requestDownload(ports, { userId }), tooSoon)
    ports.clock.advance({ milliseconds: 1 })
    assert.deepEqual(await requestDownload(ports, { userId }), ok())
    assert.lengthOf(ports.repositories.jobs.added, 3)
  })
})

test.group('A download', () => {
  test('is made, then mailed with a secret that is stored as a digest', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tokenId = await prepared(ports)
    assert.deepEqual(ports.archives.kept.get(tokenOf(ports).id), [{ name: userId, bytes }])
    const mail = { name: 'send_mail', kind: 'data_ready', userId, tokenId }
    assert.deepEqual(ports.repositories.jobs.added.at(-1), mail)
    const link = await makeDownloadLink(ports, { tokenId })
    assert.equal(link?.days, 7)
    assert.equal(tokenOf(ports).digest, ports.secrets.digest(link?.secret ?? ''))
    assert.deepEqual(readyAt(tokenOf(ports)), ports.clock.now())
  })

  test('is ready for seven days: after {days} days and {milliseconds} ms it is {state}')
    .with([
      { days: 0, milliseconds: 0, state: 'ready' },
      { days: 7, milliseconds: -1, state: 'ready' },
      { days: 7, milliseconds: 0, state: 'over' },
    ])
    .run(async ({ assert }, { state, ...later }) => {
      const ports = await portsWith(ada(), bob())
      await mailed(ports)
      assert.equal(stateAfter(ports, later), state)
    })

  test('that was never made expires after a day', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await requestDownload(ports, { userId })
    assert.equal(stateAfter(ports, { days: 1 }), 'preparing')
    assert.equal(stateAfter(ports, { milliseconds: 1 }), 'over')
  })

  test('has its file deleted once when it expires', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tokenId = await mailed(ports)
    assert.isFalse(await endDownload(ports, { tokenId }))
    ports.clock.advance({ days: 7 })
    assert.isTrue(await endDownload(ports, { tokenId }))
    assert.isFalse(await endDownload(ports, { tokenId }))
    const removals = ports.repositories.jobs.added.filter(({ name }) => name === 'remove_downloads')
    assert.deepEqual(removals, [{ name: 'remove_downloads', tokenIds: [tokenId] }])
  })

  test('is not made after it has expired', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await requestDownload(ports, { userId })
    ports.clock.advance({ days: 2 })
    await endDownload(ports, { tokenId: tokenOf(ports).id })
    const gathersNothing = () => assert.fail('Data was gathered')
    for (const tokenId of [tokenOf(ports).id, 'unknown']) {
      await prepareDownload(ports, { tokenId, gather: gathersNothing })
      assert.isNull(await makeDownloadLink(ports, { tokenId }))
    }
    assert.isEmpty(askedMails(ports, 'data_ready'))
  })

  test('is not made for a user without an address', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await requestDownload(ports, { userId })
    await ports.repositories.users.update(userId, { email: null })
    await prepareDownload(ports, { tokenId: tokenOf(ports).id, gather })
    assert.isEmpty(ports.archives.kept)
    assert.isEmpty(askedMails(ports, 'data_ready'))
    assert.isNull(await makeDownloadLink(ports, { tokenId: tokenOf(ports).id }))
  })

  test('is removed when the member is erased', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tokenIds = [await prepared(ports)]
    await deleteAccount(ports, { userId, form })
    ports.clock.advance({ days: 14 })
    await purgeMember(ports, { userId })
    assert.deepInclude(ports.repositories.jobs.added, { name: 'remove_downloads', tokenIds })
  })
})

const form = { reason: 'time', reasonText: null, remarks: null } as const

const bytes = new Uint8Array([1])

async function* gather(name: string) {
  yield { name, bytes }
}

async function prepared(ports: FakePorts) {
  await requestDownload(ports, { userId })
  const { id: tokenId } = tokenOf(ports)
  await prepareDownload(ports, { tokenId, gather })
  return tokenId
}

async function mailed(ports: FakePorts) {
  const tokenId = await prepared(ports)
  await makeDownloadLink(ports, { tokenId })
  return tokenId
}

function tokenOf({ repositories }: FakePorts) {
  const [token] = repositories.tokens.rows.values()
  return token
}

function stateOf(ports: FakePorts) {
  return downloadState(tokenOf(ports), ports.clock.now())
}

function stateAfter(ports: FakePorts, later: DurationLikeObject) {
  ports.clock.advance(later)
  return stateOf(ports)
}
