import { test } from '@japa/runner'
import { phone } from '#tests/engines/story/shared_engines'
import { tellOfMember } from '#tests/engines/story/tell'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const words = { kind: t('settings.kind_match'), channel: t('settings.channel_mail') }
const matchByMail = { role: 'checkbox', name: t('settings.kind_by_channel', words) }

test.group('Settings', () => {
  tellOfMember('are changed, found changed, and changed back', phone, async (page) => {
    await page.opens('/profile')
    await page.pressesOn({ css: 'main a', text: new RegExp(t('settings.privacy')) })
    await page.isAt('/profile/privacy')
    await page.presses('button', t('settings.become_invisible'))
    await page.sees(t('settings.you_are_invisible'))
    await page.presses('button', t('settings.become_visible'))
    await page.sees(t('settings.you_are_visible'))

    for (const isOn of [false, true]) {
      await page.opens('/notifications')
      await page.pressesOn(matchByMail)
      await page.presses('button', t('settings.save_notifications'))
      await page.isAt('/profile')
      await page.opens('/notifications')
      await page.comesTrue(`${page.elementOf(matchByMail)}.checked === ${isOn}`, `${isOn}`)
    }
  })
})
