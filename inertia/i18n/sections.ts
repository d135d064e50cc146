/**
 * Areas of `resources/lang` that are bundled together: the texts everybody needs, those of the
 * sign-up, those of complaints, and those of the members area. Areas listed in none stay on the server.
 */
export const sections = {
  common: ['common', 'home'],
  accounts: ['accounts', 'pages'],
  complaints: ['complaints'],
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

/** Texts of pages that the server alone renders: no browser gets them. */
export const serverSections = { welcome: ['welcome'] } as const

export type Section = keyof typeof sections
