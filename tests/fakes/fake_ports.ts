import type { Ports } from '#core/ports'
import { FakeClock } from '#tests/fakes/fake_clock'
import { FakeCountryLocator } from '#tests/fakes/fake_country_locator'
import { FakeGeocoder } from '#tests/fakes/fake_geocoder'
import { FakeIds } from '#tests/fakes/fake_ids'
import { FakeOneTimeCodes } from '#tests/fakes/fake_one_time_codes'
import { FakePasskeyCeremonies } from '#tests/fakes/fake_passkey_ceremonies'
import { FakePasswords } from '#tests/fakes/fake_passwords'
import { FakePaymentGateway } from '#tests/fakes/fake_payment_gateway'
import { FakePictureRenderer } from '#tests/fakes/fake_picture_renderer'
import { FakeSecrets } from '#tests/fakes/fake_secrets'
import { FakeThrowAwayDomains } from '#tests/fakes/fake_throw_away_domains'
import { InMemoryDataArchives } from '#tests/fakes/in_memory_data_archives'
import { InMemoryPhotoStorage } from '#tests/fakes/in_memory_photo_storage'
import { inMemoryRepositories } from '#tests/fakes/in_memory_repositories'
import { InMemoryUnitOfWork } from '#tests/fakes/in_memory_unit_of_work'
import { PlainInvoicePrinter } from '#tests/fakes/plain_invoice_printer'
import { RecordingEvents } from '#tests/fakes/recording_events'
import { RecordingPushNotifier } from '#tests/fakes/recording_push_notifier'
import { RecordingSmsSender } from '#tests/fakes/recording_sms_sender'

export type FakePorts = ReturnType<typeof fakePorts>

/**
 * Every port that core's tests use as a fake, and the repositories of its unit of work for tests to
 * inspect.
 */
export function fakePorts() {
  const repositories = inMemoryRepositories()
  return {
    archives: new InMemoryDataArchives(),
    ceremonies: new FakePasskeyCeremonies(),
    clock: new FakeClock(),
    countries: new FakeCountryLocator(),
    events: new RecordingEvents(),
    geocoder: new FakeGeocoder(),
    ids: new FakeIds(),
    invoices: new PlainInvoicePrinter(),
    oneTimeCodes: new FakeOneTimeCodes(),
    passwords: new FakePasswords(),
    payments: new FakePaymentGateway(),
    photos: new InMemoryPhotoStorage(),
    pictures: new FakePictureRenderer(),
    push: new RecordingPushNotifier(),
    repositories,
    secrets: new FakeSecrets(),
    sms: new RecordingSmsSender(),
    throwAwayDomains: new FakeThrowAwayDomains(),
    unitOfWork: new InMemoryUnitOfWork(repositories),
  } satisfies Omit<Ports, 'bankFiles' | 'cards' | 'mailReports' | 'replyMails'> & {
    repositories: object
  }
}
