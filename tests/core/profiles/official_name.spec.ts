import { test } from '@japa/runner'
import { soundsOfficial } from '#core/profiles/official_name'

const sites = ['Vonk', 'Blue Moon']

test.group('A name that sounds official', () => {
  test('is told: {$self}')
    .with([
      'Vonk',
      'ＶＯＮＫ',
      'Vоnk',
      'V0NK',
      'V o n k',
      'Vónk',
      'Vonk Support',
      'VonkSupport',
      'Ada of Vonk',
      'BlueMoon',
      'blue moon',
      'Kundendienst Vonk',
      'Аdmin',
      'Moderatorka',
      'Service client',
      'Obsługa Klienta',
      'Klantenservice',
      'Assistenza 24',
      'Modérateur',
      'Soporte',
      'SUPP0RT',
    ])
    .run(({ assert }, name) => assert.isTrue(soundsOfficial(name, sites)))

  test('is not: {$self}')
    .with(['Ada', 'Vonkje', 'Admira', 'Blue', 'Luna Moon', 'Stafford', 'Ада', 'Łukasz 1985', '👩‍🚀!'])
    .run(({ assert }, name) => assert.isFalse(soundsOfficial(name, sites)))
})
