import type { BankFiles } from '#core/ports/bank_files'
import type { CardPainter } from '#core/ports/card_painter'
import type { Clock } from '#core/ports/clock'
import type { CountryLocator } from '#core/ports/country_locator'
import type { DataArchives } from '#core/ports/data_archives'
import type { EventPublisher } from '#core/ports/events'
import type { Geocoder } from '#core/ports/geocoder'
import type { Ids } from '#core/ports/ids'
import type { InvoicePrinter } from '#core/ports/invoice_printer'
import type { MailReports } from '#core/ports/mail_reports'
import type { OneTimeCodes } from '#core/ports/one_time_codes'
import type { Passwords } from '#core/ports/passwords'
import type { PasskeyCeremonies } from '#core/ports/passkey_ceremonies'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import type { PhotoStorage } from '#core/ports/photo_storage'
import type { PictureRenderer } from '#core/ports/picture_renderer'
import type { PushNotifier } from '#core/ports/push_notifier'
import type { ReplyMails } from '#core/ports/reply_mails'
import type { Secrets } from '#core/ports/secrets'
import type { SmsSender } from '#core/ports/sms_sender'
import type { ThrowAwayDomains } from '#core/ports/throw_away_domains'
import type { UnitOfWork } from '#core/ports/unit_of_work'

/** Everything the product needs from outside its rules, in one bag. */
export abstract class Ports {
  abstract readonly archives: DataArchives
  abstract readonly bankFiles: BankFiles
  abstract readonly cards: CardPainter
  abstract readonly ceremonies: PasskeyCeremonies
  abstract readonly clock: Clock
  abstract readonly countries: CountryLocator
  abstract readonly events: EventPublisher
  abstract readonly geocoder: Geocoder
  abstract readonly ids: Ids
  abstract readonly invoices: InvoicePrinter
  abstract readonly mailReports: MailReports
  abstract readonly oneTimeCodes: OneTimeCodes
  abstract readonly passwords: Passwords
  abstract readonly payments: PaymentGateways
  abstract readonly photos: PhotoStorage
  abstract readonly pictures: PictureRenderer
  abstract readonly push: PushNotifier
  abstract readonly replyMails: ReplyMails
  abstract readonly secrets: Secrets
  abstract readonly sms: SmsSender
  abstract readonly throwAwayDomains: ThrowAwayDomains
  abstract readonly unitOfWork: UnitOfWork
}

/** The ports that one use case needs, named in its signature: `Uses<'clock' | 'unitOfWork'>`. */
export type Uses<K extends keyof Ports> = Pick<Ports, K>
