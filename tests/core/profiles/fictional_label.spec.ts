import { test } from '@japa/runner'
import { fictionalLabel } from '#core/profiles/fictional_label'
import { readSettings } from '#core/sites/settings/settings'

const translated = { singular: 'Fictief', warning: 'fysiek contact niet mogelijk' }

test.group('The label of a fictional profile', () => {
  test('has the translated words', ({ assert }) => {
    assert.deepEqual(fictionalLabel(readSettings({}), translated), {
      label: 'Fictief',
      warning: 'fysiek contact niet mogelijk',
    })
  })

  test("has the site's own word, and its warning behind the one that stays", ({ assert }) => {
    const settings = readSettings({
      fictional_singular: 'Verzonnen',
      fictional_warning: 'Onze redactie antwoordt',
    })
    assert.deepEqual(fictionalLabel(settings, translated), {
      label: 'Verzonnen',
      warning: 'fysiek contact niet mogelijk. Onze redactie antwoordt',
    })
  })

  test('has a drawing of the list, or the mask', ({ assert }) => {
    assert.equal(readSettings({ fictional_icon: 'bot' }).fictionalIcon, 'bot')
    assert.equal(readSettings({ fictional_icon: 'smile' }).fictionalIcon, 'drama')
  })
})
