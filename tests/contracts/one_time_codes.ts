import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { OneTimeCodes } from '#core/ports/one_time_codes'

export function oneTimeCodesContract(name: string, codes: () => OneTimeCodes) {
  test.group(`${name} as codes of an app`, () => {
    test('know no code of other signs or lengths', ({ assert }) => {
      const secret = codes().makeSecret()
      for (const typed of ['１２３４５６', '١٢٣٤٥٦', '12345é', '12345', '1234567', '']) {
        assert.isNull(codes().stepOf(secret, typed, DateTime.utc(2026)), typed)
      }
    })
  })
}
