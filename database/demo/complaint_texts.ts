import type { AfterAnswer } from '#core/admin/complaints/answer_ticket'
import type { TicketKind } from '#core/complaints/ticket'
import type { Locale } from '#core/sites/locales'

/** A ticket of the demo; `member` is the nth of the cast, hours count back from now. */
export type Complained = Readonly<{
  language: Locale
  kind: TicketKind
  subject: string
  body: string
  email: string
  name: string
  member: number | null
  hoursAgo: number
  answer?: Readonly<{ body: string; hoursAgo: number; then: AfterAnswer }>
  reply?: Readonly<{ body: string; hoursAgo: number }>
  note?: string
  /** What the same person wrote a second time, in a ticket that was merged. */
  again?: string
}>

export const complaints: readonly Complained[] = [
  {
    language: 'nl',
    kind: 'complaint',
    subject: 'Twee keer afgeschreven',
    body: 'Ik betaalde voor 50 credits met iDEAL en kreeg ze één keer, maar mijn bank laat € 19,99 twee keer zien.',
    email: 'sanne.bakker@mail.example',
    name: 'Sanne',
    member: 5,
    hoursAgo: 170,
  },
  {
    language: 'en',
    kind: 'illegal_content',
    subject: 'My photo on someone else’s profile',
    body: 'A profile from Manchester uses two of my holiday photos. I never gave them to anyone, and I’m not a member.',
    email: 'grace.miller@mail.example',
    name: 'Grace',
    member: null,
    hoursAgo: 44,
    note: 'Ask which profile: there are three from Manchester with holiday photos.',
  },
  {
    language: 'de',
    kind: 'withdrawal',
    subject: 'Widerruf meines Kaufs',
    body: 'Hiermit widerrufe ich meinen Kauf von gestern. Ich habe noch keinen Credit benutzt.',
    email: 'jonas.weber@mail.example',
    name: 'Jonas',
    member: 22,
    hoursAgo: 6,
  },
  {
    language: 'fr',
    kind: 'privacy',
    subject: 'Quelles données avez-vous sur moi ?',
    body: 'Je voudrais savoir ce que vous conservez à mon sujet, et depuis quand.',
    email: 'camille.martin@mail.example',
    name: 'Camille',
    member: 34,
    hoursAgo: 30,
    answer: {
      body: 'Tu peux télécharger toutes tes données dans « Réglages », sous « Mes données ». Est-ce que cela te suffit ?',
      hoursAgo: 20,
      then: 'waiting',
    },
  },
  {
    language: 'es',
    kind: 'complaint',
    subject: 'No puedo entrar en mi cuenta',
    body: 'Desde ayer la web dice que mi contraseña es incorrecta, y el correo para cambiarla no llega.',
    email: 'lucia.garcia@mail.example',
    name: 'Lucía',
    member: null,
    hoursAgo: 50,
    answer: {
      body: 'Tu proveedor rechazaba nuestros correos. Ya lo hemos arreglado: pide uno nuevo, por favor.',
      hoursAgo: 28,
      then: 'waiting',
    },
    reply: { body: 'Sigue sin llegar nada. He mirado también en la carpeta de spam.', hoursAgo: 3 },
  },
  {
    language: 'it',
    kind: 'other',
    subject: 'Come posso diventare volontaria?',
    body: 'Organizzo serate per single a Bologna e mi piacerebbe collaborare con voi.',
    email: 'giulia.rossi@mail.example',
    name: 'Giulia',
    member: null,
    hoursAgo: 12,
  },
  {
    language: 'pl',
    kind: 'complaint',
    subject: 'Nie dostaję powiadomień',
    body: 'Od tygodnia nie przychodzą do mnie maile o nowych wiadomościach.',
    email: 'piotr.nowak@mail.example',
    name: 'Piotr',
    member: 48,
    hoursAgo: 200,
    answer: {
      body: 'Maile wyłączyły się, bo skrzynka była pełna. Można je włączyć w ustawieniach, a wtedy wszystko znów działa.',
      hoursAgo: 180,
      then: 'solved',
    },
  },
  {
    language: 'nl',
    kind: 'withdrawal',
    subject: 'Ik wil mijn geld terug',
    body: 'Ik heb gisteren credits gekocht en bedenk me. Ik heb er geen een gebruikt.',
    email: 'tim.devries@mail.example',
    name: 'Tim',
    member: null,
    hoursAgo: 26,
    again: 'Hebben jullie mijn vorige bericht gekregen? Ik wil mijn geld terug.',
  },
  {
    language: 'en',
    kind: 'complaint',
    subject: 'Someone keeps making new profiles to write to me',
    body: 'I have blocked three profiles. They all write in the same way, and I’m sure it’s one person.',
    email: 'amelia.clark@mail.example',
    name: 'Amelia',
    member: 60,
    // The solution is due today, whatever day it is.
    hoursAgo: 336,
    answer: {
      body: 'Thank you for telling us. We’re comparing the three, and will write again when we know more.',
      hoursAgo: 310,
      then: 'open',
    },
    note: 'Same device for two of the three. Waiting for the moderator.',
  },
  {
    language: 'de',
    kind: 'privacy',
    subject: 'Löschung meiner alten Adresse',
    body: 'Meine alte Mailadresse soll nirgends mehr stehen.',
    email: 'lena.schulz@mail.example',
    name: 'Lena',
    member: 71,
    hoursAgo: 400,
    answer: {
      body: 'Die alte Adresse ist bei uns gelöscht. Die neue steht in deinen Einstellungen.',
      hoursAgo: 380,
      then: 'solved',
    },
  },
  {
    language: 'fr',
    kind: 'illegal_content',
    subject: 'Un profil menace une amie',
    body: 'Une amie a reçu des menaces sur votre site. Elle n’ose pas écrire elle-même.',
    email: 'hugo.bernard@mail.example',
    name: 'Hugo',
    member: null,
    hoursAgo: 1,
  },
  {
    language: 'it',
    kind: 'complaint',
    subject: 'Lo sconto non funziona',
    body: 'Il codice della vostra email risulta scaduto, ma l’email dice che vale fino a domenica.',
    email: 'marco.bianchi@mail.example',
    name: 'Marco',
    member: 80,
    hoursAgo: 9,
  },
]

export const readyAnswers: readonly Readonly<{ language: Locale; title: string; body: string }>[] =
  [
    {
      language: 'nl',
      title: 'Geld is onderweg',
      body: 'We hebben het bedrag teruggestuurd. Binnen drie werkdagen staat het op je rekening.',
    },
    {
      language: 'en',
      title: 'Money is on its way',
      body: 'We’ve sent the money back. You’ll have it within three working days.',
    },
    {
      language: 'de',
      title: 'Das Geld ist unterwegs',
      body: 'Wir haben dir das Geld zurückgeschickt. In drei Werktagen ist es da.',
    },
  ]
