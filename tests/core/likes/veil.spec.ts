import { test } from '@japa/runner'
import { veilFrom, veilSeedLength, veilSize } from '#core/likes/veil'

const seedOf = (byte: number) => new Uint8Array(veilSeedLength).fill(byte)

test.group('A veil', () => {
  test('is the same for the same bytes, and another one for others', ({ assert }) => {
    assert.deepEqual(veilFrom(seedOf(7)), veilFrom(seedOf(7)))
    assert.notDeepEqual(veilFrom(seedOf(7)), veilFrom(seedOf(8)))
  })

  test('keeps its figure inside the drawing, whatever the bytes', ({ assert }) => {
    for (let byte = 0; byte < 256; byte++) {
      const { figure, glows, ground } = veilFrom(seedOf(byte))
      assert.isTrue(figure.x > 0 && figure.x < veilSize.width)
      assert.isTrue(figure.y > 0 && figure.y < veilSize.height)
      assert.lengthOf(glows, 3)
      for (const colour of [...ground, ...glows.map((glow) => glow.colour)]) {
        assert.match(colour, /^#[\da-f]{6}$/)
      }
    }
  })

  test('needs enough bytes', ({ assert }) => {
    assert.throws(() => veilFrom(new Uint8Array(3)), 'A veil needs 16 bytes')
  })
})
