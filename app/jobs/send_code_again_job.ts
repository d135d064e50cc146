import { inject } from '@adonisjs/core'
import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { Job } from '@adonisjs/queue'
import { sendCodeAgain } from '#core/payments/direct_debit/send_code'
import { Ports } from '#core/ports'
import Signing from '#models/signing'
import Site from '#models/site'
import User from '#models/user'

type Payload = Readonly<{ signingId: string; amount: number }>

/** Retries the text message with the code of a direct debit: throws until it is sent. */
@inject()
export default class SendCodeAgainJob extends Job<Payload> {
  static options = { name: 'send_code_again' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { signingId, amount } = this.payload
    const signing = await Signing.find(signingId)
    if (!signing) return
    const { language, siteId } = await User.findOrFail(signing.userId)
    const site = await Site.findOrFail(siteId)
    const smsText = smsAround({ i18n: i18nManager.locale(language), site }, amount)
    const came = await sendCodeAgain(this.ports, { signingId, smsText })
    if (came === 'later') throw new Error('A text message waits to be sent')
  }
}

/**
 * The text message with a code; its last line lets phones fill it in on this site only. A no-break
 * space, as of an amount, is outside the alphabet of text messages and would double their length.
 */
export function smsAround(
  { i18n, site }: Readonly<{ i18n: I18n; site: Readonly<{ name: string; domain: string }> }>,
  cents: number
) {
  const total = i18n.formatCurrency(cents / 100, { currency: 'EUR' })
  return (code: string) => {
    const text = i18n.t('debit.sms', { code, site: site.name, total })
    return `${text.replaceAll(/\p{Space_Separator}/gu, ' ')}\n\n@${site.domain} #${code}`
  }
}
