import { test } from '@japa/runner'
import { drawAvatarPlaceholder } from '#database/demo/portraits/draw_avatar_placeholder'
import { drawPortrait } from '#database/demo/portraits/draw_portrait'
import { type Gender, sitter } from '#database/demo/portraits/sitters'
import { variant } from '#database/demo/portraits/variants'

const genders: readonly Gender[] = ['male', 'female']
const pictures = [0, 1, 2, 3, 4]

test.group('Portraits of the demo world', () => {
  test('the same sitter looks the same on every drawing', ({ assert }) => {
    for (const picture of pictures) {
      assert.equal(drawPortrait(ada(), picture), drawPortrait(ada(), picture))
    }
  })

  test('96 women and 96 men are all different people', ({ assert }) => {
    for (const gender of genders) {
      const faces = positions(96).map((index) => features(index, gender))
      assert.lengthOf(new Set(faces), 96)
    }
  })

  test('the five pictures of a sitter differ in gradient, scene and clothes', ({ assert }) => {
    for (const index of positions(96)) {
      const takes = pictures.map((picture) => variant(sitter(index, 'female', 30), picture))
      assert.lengthOf(new Set(takes.map(({ gradient }) => gradient)), pictures.length)
      assert.lengthOf(new Set(takes.map(({ scene }) => scene)), pictures.length)
      assert.lengthOf(new Set(takes.map(({ garment }) => garment)), pictures.length)
    }
  })

  test('neighbours in a grid never share a gradient', ({ assert }) => {
    for (const index of positions(500)) {
      for (const step of [1, 2, 3, 4, 5, 6]) {
        assert.notEqual(firstGradient(index), firstGradient(index + step))
      }
    }
  })

  test('only men wear a beard', ({ assert }) => {
    const beards = (gender: Gender) =>
      positions(96).filter((index) => sitter(index, gender, 30).beard !== 'none')
    assert.isEmpty(beards('female'))
    assert.isNotEmpty(beards('male'))
  })

  test('everybody of seventy has turned grey, nobody of fifty', ({ assert }) => {
    const colours = (age: number) =>
      positions(96).map((index) => sitter(index, 'male', age).hairColour)
    assert.isTrue(colours(70).every((colour) => colour === '#a9a3b5'))
    assert.isFalse(colours(50).includes('#a9a3b5'))
  })

  test('a wide smile shows white teeth', ({ assert }) => {
    const smiling = pictures.filter((picture) => isWide(variant(ada(), picture).expression.mouth))
    assert.isNotEmpty(smiling)
    for (const picture of smiling) assert.include(drawPortrait(ada(), picture), 'fill="#fff"')
  })

  test('a picture is drawn without masks, filters and metadata', ({ assert }) => {
    for (const picture of pictures) {
      assert.notMatch(drawPortrait(ada(), picture), /<(mask|filter|metadata)/)
    }
  })

  test('a member without a picture gets a plain silhouette', ({ assert }) => {
    assert.match(drawAvatarPlaceholder(), /^<svg .* viewBox="0 0 900 1200">.*<\/svg>$/)
  })
})

function ada() {
  return sitter(0, 'female', 31)
}

function positions(count: number): readonly number[] {
  return [...Array(count).keys()]
}

/** The features that distinguish people; with the ages of members, so grey hair counts too. */
function features(index: number, gender: Gender): string {
  return JSON.stringify({ ...sitter(index, gender, 20 + ((index * 7) % 50)), index: 0, age: 0 })
}

function firstGradient(index: number) {
  return variant(sitter(index, 'female', 30), 0).gradient
}

function isWide(mouth: string): boolean {
  return mouth === 'happy05' || mouth === 'happy06'
}
