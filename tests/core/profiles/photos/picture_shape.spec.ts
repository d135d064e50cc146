import { test } from '@japa/runner'
import { checkPictureShape, isHeavy, workingSide } from '#core/profiles/photos/picture_shape'

const limits = { minSide: 200, maxPixels: 64_000_000 }
const plain = { width: 4000, height: 3000, isDeep: false, isInterlaced: false }

test.group('The shape of a picture', () => {
  test('{title}')
    .with([
      { title: 'is taken', shape: {}, refusal: undefined },
      { title: 'may be the panorama of a phone', shape: { width: 16_384, height: 3840 } },
      { title: 'may be ten times as long as wide', shape: { width: 2000, height: 200 } },
      {
        title: 'may not be longer',
        shape: { width: 2001, height: 200 },
        refusal: 'picture_too_narrow',
      },
      {
        title: 'may not be higher',
        shape: { width: 200, height: 2001 },
        refusal: 'picture_too_narrow',
      },
      { title: 'may not be small', shape: { width: 199 }, refusal: 'picture_too_small' },
      {
        title: 'may not be huge',
        shape: { width: 8001, height: 8000 },
        refusal: 'picture_too_large',
      },
      {
        title: 'of 32 million pixels may be deep',
        shape: { width: 8000, height: 4000, isDeep: true },
      },
      {
        title: 'of more may not',
        shape: { width: 8000, height: 4001, isDeep: true },
        refusal: 'picture_too_large',
        max: 32,
      },
      {
        title: 'of more than 16 million pixels may not be deep and interlaced',
        shape: { width: 4000, height: 4001, isDeep: true, isInterlaced: true },
        refusal: 'picture_too_large',
        max: 16,
      },
    ])
    .run(({ assert }, { max, refusal, shape }) => {
      const checked = checkPictureShape({ ...plain, ...shape }, limits)
      assert.equal(checked.ok ? undefined : checked.refusal, refusal)
      if (max) assert.containSubset(checked, { details: { max } })
    })

  test('is heavy by its pixels, depth and interlacing', ({ assert }) => {
    assert.isFalse(isHeavy(plain))
    assert.isTrue(isHeavy({ ...plain, width: 4001 }))
    assert.isTrue(isHeavy({ ...plain, isDeep: true }))
    assert.isTrue(isHeavy({ ...plain, isInterlaced: true }))
  })

  test('keeps 1600 pixels, and 480 of the short side', ({ assert }) => {
    assert.equal(workingSide(plain), 1600)
    assert.equal(workingSide({ width: 900, height: 6000 }), 3200)
    assert.equal(workingSide({ width: 200, height: 200 }), 200)
  })
})
