import { test } from '@japa/runner'
import { warningFor } from '#core/messaging/warnings/warning'
import { containsIban } from '#core/messaging/warnings/iban_in_text'

const ibans = [
  'NL91ABNA0417164300',
  'nl91 abna 0417 1643 00',
  'Maak het over naar NL91 ABNA 0417 1643 00 graag',
  'BE68 5390 0754 7034',
  'DE89370400440532013000 bitte',
  'FR14 2004 1010 0505 0001 3M02 606',
  'ES9121000418450200051332',
  'IT60 X054 2811 1010 0000 0123 456',
  'PL61 1090 1014 0000 0712 1981 2874',
  'GB29 NWBK 6016 1331 9268 19',
  'CH93 0076 2011 6238 5295 7',
  'AT61-1904-3002-3457-3201',
]

const money = [
  'Kun je dit betalen? https://tikkie.me/pay/abc123',
  'my paypal.me/someone',
  'Stuur me 50 euro via Western Union',
  'Can you buy me a Steam gift card?',
  'Kannst du mir eine Paysafecard schicken? Ich brauche 50 Euro',
  'Necesito que me envíes una tarjeta regalo',
  'Tu peux m’acheter une carte cadeau ?',
  'Mi servono 100 euro, mandami una carta regalo',
  'Wyślij mi kartę podarunkową',
  'Send bitcoin to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'paypal\u200b.me/hidden',
]

const contact = [
  'Mail me: ada.lovelace@gmail.com',
  'ada (at) gmail (dot) com',
  'ada at gmail dot com',
  'ada@gmail punt com',
  'Heb je WhatsApp?',
  'Schreib mir auf Telegram',
  'agrégame en Instagram',
  'mon insta : @leonie.photos',
  'Zagadaj na Messenger',
  'Snapchat?',
  't.me/someone',
  'kijk op www.mijnfotos.nl',
  'https://example.org/me',
  'bel me op 06 12 34 56 78',
  '+31 6 12345678',
  '0049 170 1234567',
  '+491701234567890',
  'Ruf an: 0170/1234567',
  'mon numéro : 06.12.34.56.78',
  'mi número es 612 345 678',
  'zadzwoń 601 234 567',
  '０６１２３４５６７８',
  '06\u200b1234\u200b5678',
]

const harmless = [
  'Hoi! Hoe was je weekend?',
  'Zaterdag 12-11-2026 om 20:30 bij het station?',
  'Ik ben geboren op 03.04.1990',
  'We zagen elkaar van 20:30 tot 22:45',
  'Het kostte € 1.250,00, schandalig',
  'De uitslag was 3-2, 4-1 en 2-2',
  'Zimmer 1408, 14. Stock',
  'Ich wohne in 10115 Berlin',
  '75011 Paris, c’est chez moi',
  'I ran 10 km in 48 min 30 s',
  'Parcel +4917012345678901',
  'My cat is 14, my dog is 9 and my tortoise is 102',
  '100 000 000 sterren aan de hemel',
  'Ik heb een cadeaukaart gewonnen op mijn werk!',
  'Bitcoin, daar snap ik niets van',
  'Ich arbeite bei einer Bank',
  'Let’s meet at the cinema. Dot, my sister, comes too',
  'e.g. hiking, i.e. walking uphill',
  'Wait...what?',
  'Signal me when you are there',
  'Een kikker in de tuin',
  'Mi piace il vino.E a te?',
  'Nie wiem, może o 18.00?',
  'J’ai 3 chats, 2 chiens et 14 poissons',
  'Ma série préférée : 24, saison 3',
  'skypejumping bestaat niet',
  'De NL12 is een bus',
  '',
]

test.group('A bank number', () => {
  for (const text of ibans) {
    test(`is found in “${text}”`, ({ assert }) => assert.isTrue(containsIban(text)))
  }

  for (const text of ['NL91ABNA0417164301', 'DE00 1234', 'AB12 cd34 ef56 gh78', 'hallo daar']) {
    test(`is not found in “${text}”`, ({ assert }) => assert.isFalse(containsIban(text)))
  }
})

test.group('A reader is warned', () => {
  for (const body of [...ibans, ...money]) {
    test(`of money at “${body}”`, ({ assert }) => {
      assert.equal(warningFor({ body, sequence: 1 }), 'money')
    })
  }

  for (const body of contact) {
    test(`of contact elsewhere at “${body}”`, ({ assert }) => {
      assert.equal(warningFor({ body, sequence: 1 }), 'contact')
    })
  }

  test('only in the first twenty messages', ({ assert }) => {
    const at = (sequence: number | null) => warningFor({ body: 'NL91ABNA0417164300', sequence })
    assert.deepEqual([at(20), at(21), at(null)], ['money', null, null])
  })
})

test.group('A reader is not warned', () => {
  for (const body of harmless) {
    test(`at “${body}”`, ({ assert }) => assert.isNull(warningFor({ body, sequence: 1 })))
  }

  test('about anything after the first 2,000 characters', ({ assert }) => {
    const body = `${'lang verhaal '.repeat(160)} NL91ABNA0417164300`
    assert.isNull(warningFor({ body, sequence: 1 }))
  })
})
