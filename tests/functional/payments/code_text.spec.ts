import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { locales } from '#core/sites/locales'
import { smsAround } from '#jobs/send_code_again_job'

/** What text messages hold without a second part: GSM 03.38. */
const alphabet =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/

test.group('The text message with a code', () => {
  test('fits the alphabet of text messages in {$self}')
    .with([...locales])
    .run(({ assert }, locale) => {
      const site = { name: 'Vonk', domain: 'vonk.example' }
      const text = smsAround({ i18n: i18nManager.locale(locale), site }, 1_234_599)('123456')
      assert.match(text, alphabet)
      assert.isTrue(text.endsWith('\n\n@vonk.example #123456'))
    })
})
