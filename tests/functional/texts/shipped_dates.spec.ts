import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { contentPages } from '#core/sites/content/page'
import { digestOf, shippedDates } from '#database/install/shipped_texts'

test.group('A page of resources/content', () => {
  test('has a day of its own for its present wording: if not, run bin/date_texts.ts', async ({
    assert,
  }) => {
    const dates = await shippedDates()
    assert.sameMembers(Object.keys(dates), [...contentPages])
    for (const page of contentPages) {
      assert.equal(await digestOf(page), dates[page].digest, `${page} has changed`)
      assert.isTrue(DateTime.fromISO(dates[page].since).isValid, page)
    }
  })
})
