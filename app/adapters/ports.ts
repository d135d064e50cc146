import db from '@adonisjs/lucid/services/db'
import type { Ports } from '#core/ports'
import { DriveDataArchives } from '#adapters/drive/drive_data_archives'
import { DemoPhotoStorage } from '#adapters/drive/demo_photo_storage'
import { DrivePhotoStorage } from '#adapters/drive/drive_photo_storage'
import { ListedThrowAwayDomains } from '#adapters/listed/listed_throw_away_domains'
import { LucidUnitOfWork } from '#adapters/lucid/lucid_unit_of_work'
import { MmdbCountryLocator } from '#adapters/mmdb/mmdb_country_locator'
import { OfflineGeocoder } from '#adapters/offline/offline_geocoder'
import { OtpauthOneTimeCodes } from '#adapters/otpauth/otpauth_one_time_codes'
import { OutboxPushNotifier } from '#adapters/outbox/outbox_push_notifier'
import { OutboxSmsSender } from '#adapters/outbox/outbox_sms_sender'
import { PostalMimeMailReports } from '#adapters/postal_mime/postal_mime_mail_reports'
import { PostalMimeReplyMails } from '#adapters/postal_mime/postal_mime_reply_mails'
import { PdfkitInvoicePrinter } from '#adapters/pdfkit/pdfkit_invoice_printer'
import { makePaymentGateways } from '#adapters/configured/make_payment_gateways'
import { Iso20022BankFiles } from '#adapters/sepa/iso20022_bank_files'
import { SatoriCardPainter } from '#adapters/satori/satori_card_painter'
import { SharpPictureRenderer } from '#adapters/sharp/sharp_picture_renderer'
import { TwilioSmsSender } from '#adapters/twilio/twilio_sms_sender'
import { WebPushNotifier } from '#adapters/web_push/web_push_notifier'
import { EmitterEventPublisher } from '#adapters/system/emitter_event_publisher'
import { HashedPasswords } from '#adapters/system/hashed_passwords'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { SystemClock } from '#adapters/system/system_clock'
import { UuidIds } from '#adapters/system/uuid_ids'
import { WebAuthnCeremonies } from '#adapters/webauthn/web_authn_ceremonies'
import { drawsPortraits } from '#config/drive'
import { geoipFile } from '#config/geoip'
import { pushNotifier, vapidKeys } from '#config/push'
import { twilio } from '#config/sms'
import { readPlaces } from '#database/places/read'

export function makePorts(): Ports {
  const clock = new SystemClock()
  const ids = new UuidIds()
  const pictures = new SharpPictureRenderer()
  const events = new EmitterEventPublisher()
  const unitOfWork = new LucidUnitOfWork(db, () => events.publish({ name: 'shown_changed' }))
  return {
    archives: new DriveDataArchives(),
    bankFiles: new Iso20022BankFiles(),
    cards: new SatoriCardPainter(),
    ceremonies: new WebAuthnCeremonies(),
    clock,
    countries: new MmdbCountryLocator(geoipFile),
    events,
    geocoder: new OfflineGeocoder(readPlaces),
    ids,
    invoices: new PdfkitInvoicePrinter(),
    mailReports: new PostalMimeMailReports(),
    oneTimeCodes: new OtpauthOneTimeCodes(),
    passwords: new HashedPasswords(),
    payments: makePaymentGateways({ clock, ids, unitOfWork }),
    photos: drawsPortraits ? new DemoPhotoStorage(pictures) : new DrivePhotoStorage(),
    pictures,
    push: pushNotifier === 'web' ? new WebPushNotifier(vapidKeys) : new OutboxPushNotifier(),
    replyMails: new PostalMimeReplyMails(),
    secrets: new NodeSecrets(),
    sms: twilio ? new TwilioSmsSender(twilio) : new OutboxSmsSender(),
    throwAwayDomains: new ListedThrowAwayDomains(),
    unitOfWork,
  }
}
