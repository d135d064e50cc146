/**
 * Which areas of `resources/lang` travel together to the browser: the texts everybody needs, and
 * those of the members area. Areas named in neither stay on the server.
 */
export const sections = {
  public: ['common', 'home', 'accounts', 'pages'],
  members: ['discovery', 'profiles', 'likes', 'messaging', 'credits', 'payments'],
} as const

export type Section = keyof typeof sections
