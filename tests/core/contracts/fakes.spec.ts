import { FakeClock } from '#tests/fakes/fake_clock'
import { FakeCountryLocator } from '#tests/fakes/fake_country_locator'
import { FakeIds } from '#tests/fakes/fake_ids'
import { FakePasskeyCeremonies } from '#tests/fakes/fake_passkey_ceremonies'
import { FakeOneTimeCodes } from '#tests/fakes/fake_one_time_codes'
import { FakePasswords } from '#tests/fakes/fake_passwords'
import { FakePictureRenderer } from '#tests/fakes/fake_picture_renderer'
import { FakeSecrets } from '#tests/fakes/fake_secrets'
import { FakeThrowAwayDomains } from '#tests/fakes/fake_throw_away_domains'
import { InMemoryDataArchives } from '#tests/fakes/in_memory_data_archives'
import { InMemoryPhotoStorage } from '#tests/fakes/in_memory_photo_storage'
import { PlainInvoicePrinter } from '#tests/fakes/plain_invoice_printer'
import { RecordingEvents } from '#tests/fakes/recording_events'
import { RecordingPushNotifier } from '#tests/fakes/recording_push_notifier'
import { RecordingSmsSender } from '#tests/fakes/recording_sms_sender'
import { clockContract } from '#tests/contracts/clock'
import { countryLocatorContract } from '#tests/contracts/country_locator'
import { dataArchivesContract } from '#tests/contracts/data_archives'
import { eventPublisherContract } from '#tests/contracts/event_publisher'
import { idsContract } from '#tests/contracts/ids'
import { pushNotifierContract, smsSenderContract } from '#tests/contracts/outgoing'
import { oneTimeCodesContract } from '#tests/contracts/one_time_codes'
import { passwordsContract } from '#tests/contracts/passwords'
import { invoicePrinterContract } from '#tests/contracts/invoice_printer'
import { passkeyCeremoniesContract } from '#tests/contracts/passkey_ceremonies'
import { geocoderContract } from '#tests/contracts/geocoder'
import { FakeGeocoder } from '#tests/fakes/fake_geocoder'
import { photoStorageContract } from '#tests/contracts/photo_storage'
import { pictureRendererContract } from '#tests/contracts/picture_renderer'
import { secretsContract } from '#tests/contracts/secrets'
import { throwAwayDomainsContract } from '#tests/contracts/throw_away_domains'

const events = new RecordingEvents()
const notifier = new RecordingPushNotifier()
const sender = new RecordingSmsSender()

clockContract('FakeClock', () => new FakeClock())
countryLocatorContract('FakeCountryLocator', () => new FakeCountryLocator())
eventPublisherContract(
  'RecordingEvents',
  () => events,
  () => events.published
)
geocoderContract('FakeGeocoder', async () => new FakeGeocoder())
idsContract('FakeIds', () => new FakeIds())
invoicePrinterContract('PlainInvoicePrinter', () => new PlainInvoicePrinter())
passkeyCeremoniesContract('FakePasskeyCeremonies', new FakePasskeyCeremonies(), () => {
  const id = `key-${crypto.randomUUID()}`
  const answer = (challenge: string) => ({ id, challenge, counter: 0 })
  return { register: answer, logIn: answer }
})
oneTimeCodesContract('FakeOneTimeCodes', () => new FakeOneTimeCodes())
passwordsContract('FakePasswords', () => new FakePasswords())
dataArchivesContract('InMemoryDataArchives', () => new InMemoryDataArchives())
photoStorageContract('InMemoryPhotoStorage', () => new InMemoryPhotoStorage())
pictureRendererContract(
  'FakePictureRenderer',
  () => new FakePictureRenderer(),
  async () => new Uint8Array([1])
)
pushNotifierContract(
  'RecordingPushNotifier',
  () => notifier,
  async (endpoint) => notifier.sent.filter((push) => push.endpoint === endpoint).length
)
secretsContract('FakeSecrets', () => new FakeSecrets())
throwAwayDomainsContract('FakeThrowAwayDomains', () => new FakeThrowAwayDomains())
smsSenderContract(
  'RecordingSmsSender',
  () => sender,
  async (to) => sender.sent.filter((sms) => sms.to === to).length
)
