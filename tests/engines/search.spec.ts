import { test } from '@japa/runner'
import { desktop, phone } from '#tests/engines/story/shared_engines'
import { tellOfMember } from '#tests/engines/story/tell'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const oldest = { role: 'slider', name: t('common.at_most', { what: t('discovery.age') }) }
const removal = new RegExp(`^${t('discovery.remove_filter', { filter: '' }).trim()}`)

test.group('A member who searches', () => {
  tellOfMember('filters, looks at a profile, and goes back step by step', desktop, async (page) => {
    await page.opens('/members')
    const filters = page.within('complementary')
    await filters
      .within('group', t('discovery.looking_for'))
      .pressesOn({ text: t('discovery.both') })
    await page.isAt(/gender=both/)
    // A chip for each filter that is not the usual one.
    await page.seesOf({ role: 'link', name: removal })
    await filters.chooses(t('discovery.country'), 'Ireland')
    await page.isAt(/country=IE/)
    await filters.focuses(oldest)
    for (let year = 0; year < 3; year++) await page.strikes('ArrowLeft')
    await page.isAt(/max_age=96/)

    await page.withinOf({ css: 'main section' }).pressesOn({ css: 'li:has(h3 a)' })
    await page.isAt(/^\/members\/[\da-f-]+$/)
    await page.goesBack()
    await page.isAt(/max_age=96/)
    await page.seesOf({ css: 'main section li h3 a' })
    // The steps of the slider are one.
    await page.goesBack()
    await page.isAt(/country=IE(?!.*max_age)/)
    await page.goesBack()
    await page.isAt(/gender=both(?!.*country)/)
  })

  tellOfMember('opens the filters over the page on a phone', phone, async (page) => {
    await page.opens('/members')
    await page.presses('button', t('discovery.filters'))
    const sheet = page.within('dialog')
    await sheet.within('group', t('discovery.looking_for')).pressesOn({ text: t('discovery.both') })
    await page.isAt(/gender=both/)
    await sheet.presses('button', /^Show/)
    await page.seesNoneOf({ role: 'dialog' })
    await page.seesOf({ css: 'main section li h3 a' })
  })
})
