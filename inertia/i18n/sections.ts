/**
 * Which areas of `resources/lang` travel together to the browser: the texts everybody needs, those
 * for becoming a member, and those of the members area. Areas named in none stay on the server.
 */
export const sections = {
  common: ['common', 'home'],
  accounts: ['accounts', 'pages'],
  members: [
    'discovery',
    'finder',
    'swipe',
    'profiles',
    'likes',
    'messaging',
    'emoji',
    'gifts',
    'icebreakers',
    'moderation',
    'credits',
    'payments',
    'spending',
    'debit',
    'settings',
  ],
} as const

export type Section = keyof typeof sections
