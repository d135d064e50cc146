import { inject } from '@adonisjs/core'
import i18nManager from '@adonisjs/i18n/services/main'
import { Job } from '@adonisjs/queue'
import { sendCodeAgain } from '#core/payments/direct_debit/send_code'
import { Ports } from '#core/ports'
import Signing from '#models/signing'
import Site from '#models/site'
import User from '#models/user'
import { smsAround } from '#controllers/payments/debit_purchase'

type Payload = Readonly<{ signingId: string; amount: number }>

/** Sends the code of a direct debit that could not be sent at once; it fails to be tried again. */
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
