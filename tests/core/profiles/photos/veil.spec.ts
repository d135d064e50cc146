import { test } from '@japa/runner'
import { veilFrom, veilSeedLength, veilSize } from '#core/profiles/photos/veil'

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

  test('is drawn from all its bytes', ({ assert }) => {
    const seed = Uint8Array.from({ length: veilSeedLength }, (_, index) => index * 37 + 11)
    assert.deepEqual(veilFrom(seed), {
      angle: 26,
      ground: ['#6d28d9', '#43259a'],
      glows: [
        { x: 113, y: 76, radius: 198, colour: '#6d5bd0' },
        { x: 286, y: 306, radius: 136, colour: '#6d5bd0' },
        { x: 60, y: 375, radius: 184, colour: '#a78bfa' },
      ],
      figure: { x: 188, y: 237, scale: 1.13, tilt: -5 },
    })
  })

  test('needs enough bytes', ({ assert }) => {
    assert.throws(() => veilFrom(new Uint8Array(3)), 'A veil needs 16 bytes')
  })
})
