import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Disk } from '@adonisjs/drive'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { CoreEvent } from '#core/ports/events'
import { DriveDataArchives } from '#adapters/drive/drive_data_archives'
import { DrivePhotoStorage } from '#adapters/drive/drive_photo_storage'
import { StoredFiles } from '#adapters/drive/stored_files'
import { WholeFileDriver } from '#adapters/drive/whole_file_driver'
import { ListedThrowAwayDomains } from '#adapters/listed/listed_throw_away_domains'
import { LucidUnitOfWork } from '#adapters/lucid/lucid_unit_of_work'
import { OutboxPushNotifier } from '#adapters/outbox/outbox_push_notifier'
import { OutboxSmsSender } from '#adapters/outbox/outbox_sms_sender'
import { MmdbCountryLocator } from '#adapters/mmdb/mmdb_country_locator'
import { PdfkitInvoicePrinter } from '#adapters/pdfkit/pdfkit_invoice_printer'
import { SharpPictureRenderer } from '#adapters/sharp/sharp_picture_renderer'
import { EmitterEventPublisher } from '#adapters/system/emitter_event_publisher'
import { OtpauthOneTimeCodes } from '#adapters/otpauth/otpauth_one_time_codes'
import { HashedPasswords } from '#adapters/system/hashed_passwords'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { SystemClock } from '#adapters/system/system_clock'
import { WebAuthnCeremonies } from '#adapters/webauthn/web_authn_ceremonies'
import { UuidIds } from '#adapters/system/uuid_ids'
import OutboxMessage from '#models/outbox_message'
import { clockContract } from '#tests/contracts/clock'
import { countryLocatorContract } from '#tests/contracts/country_locator'
import { dataArchivesContract } from '#tests/contracts/data_archives'
import { eventPublisherContract } from '#tests/contracts/event_publisher'
import { idsContract } from '#tests/contracts/ids'
import { pushNotifierContract, smsSenderContract } from '#tests/contracts/outgoing'
import { oneTimeCodesContract } from '#tests/contracts/one_time_codes'
import { passwordsContract } from '#tests/contracts/passwords'
import { invoicePrinterContract } from '#tests/contracts/invoice_printer'
import { party, passkeyCeremoniesContract } from '#tests/contracts/passkey_ceremonies'
import { photoStorageContract } from '#tests/contracts/photo_storage'
import { pictureRendererContract } from '#tests/contracts/picture_renderer'
import { secretsContract } from '#tests/contracts/secrets'
import { throwAwayDomainsContract } from '#tests/contracts/throw_away_domains'
import { unitOfWorkContract } from '#tests/contracts/unit_of_work'
import { makeAuthenticator } from '#tests/support/accounts/authenticator'
import { committing } from '#tests/support/database/transactions'
import { ada, bob } from '#tests/support/people/people'
import { emptyBucket } from '#tests/support/storage/s3_store'

const heard: CoreEvent[] = []

clockContract('SystemClock', () => new SystemClock())
countryLocatorContract('MmdbCountryLocator', () => new MmdbCountryLocator())
eventPublisherContract(
  'EmitterEventPublisher',
  () => {
    emitter.once('like_given', (event) => void heard.push(event))
    return new EmitterEventPublisher()
  },
  () => heard
)
idsContract('UuidIds', () => new UuidIds())
invoicePrinterContract('PdfkitInvoicePrinter', () => new PdfkitInvoicePrinter())
passkeyCeremoniesContract('WebAuthnCeremonies', new WebAuthnCeremonies(), () => {
  const { register, logIn } = makeAuthenticator(party.origin)
  return {
    register: (challenge) => JSON.parse(register({ challenge })),
    logIn: (challenge) => JSON.parse(logIn({ challenge })),
  }
})
oneTimeCodesContract('OtpauthOneTimeCodes', () => new OtpauthOneTimeCodes())
passwordsContract('HashedPasswords', () => new HashedPasswords())
dataArchivesContract('DriveDataArchives', () => {
  drive.fake()
  return new DriveDataArchives()
})
photoStorageContract('DrivePhotoStorage', () => {
  drive.fake()
  return new DrivePhotoStorage()
})
for (const signs of [false, true]) {
  photoStorageContract(`DrivePhotoStorage, S3${signs ? ', signed' : ''}`, async () => {
    return new DrivePhotoStorage(await filesInBucket(signs))
  })
}
photoStorageContract('DrivePhotoStorage, folder', () => {
  const disks = { main: folder(), old: null, signs: false }
  return new DrivePhotoStorage(new StoredFiles(() => disks))
})
photoStorageContract('DrivePhotoStorage, moving', async () => {
  const disks = { main: (await emptyBucket()).disk, old: drive.fake(), signs: true }
  return new DrivePhotoStorage(new StoredFiles(() => disks))
})
dataArchivesContract('DriveDataArchives, S3', async () => {
  return new DriveDataArchives(await filesInBucket(false))
})
pictureRendererContract('SharpPictureRenderer', () => new SharpPictureRenderer(), portrait)
pushNotifierContract('OutboxPushNotifier', () => new OutboxPushNotifier(), inOutbox)
secretsContract('NodeSecrets', () => new NodeSecrets())
smsSenderContract('OutboxSmsSender', () => new OutboxSmsSender(), inOutbox)
throwAwayDomainsContract('ListedThrowAwayDomains', () => new ListedThrowAwayDomains())
unitOfWorkContract('LucidUnitOfWork', async () => {
  await forgetPeople()
  await moveSiteToPeople()
  return new LucidUnitOfWork(db)
})

test.group('Adapters', (group) => {
  committing(group)

  test('a picture is blurred for admins beyond its edges', async ({ assert }) => {
    const blurred = await new SharpPictureRenderer().blurred(await portrait())
    const { data, info } = await sharp(blurred)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const steps = Array.from(data.subarray(1)).map((value, index) => Math.abs(value - data[index]))
    const sharpEdges = steps.filter((step, index) => (index + 1) % info.width !== 0 && step > 24)
    assert.lengthOf(sharpEdges, 0)
  })
})

/** An empty one, which is removed when the tests end. */
function folder() {
  const location = mkdtempSync(join(tmpdir(), 'vonk-folder-'))
  process.once('exit', () => rmSync(location, { recursive: true }))
  return new Disk(new WholeFileDriver({ location, visibility: 'private' }))
}

async function filesInBucket(signs: boolean) {
  const { disk } = await emptyBucket()
  return new StoredFiles(() => ({ main: disk, old: null, signs }))
}

async function inOutbox(recipient: string) {
  return (await OutboxMessage.query().where({ recipient })).length
}

/** 900 by 1200 pixels with edges as sharp as can be. */
function portrait() {
  const stripes = Array.from(
    { length: 30 },
    (_, index) => `<rect x="${index * 30}" width="15" height="1200"/>`
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">${stripes.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer()
}

async function forgetPeople() {
  await db.from('users').whereIn('id', [ada().user.id, bob().user.id]).delete()
}

/** The people of the core tests belong to a site of a fixed id. */
async function moveSiteToPeople() {
  const id = ada().user.siteId
  const known = await db.from('sites').where({ id }).first()
  if (known) return
  await db.table('sites').insert({ id, domain: 'people.test', name: 'Vonk', created_at: 0 })
}
