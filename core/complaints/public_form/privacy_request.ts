/** What the GDPR lets anybody ask of us about their data. */
export const privacyRequests = ['access', 'copy', 'correct', 'erase', 'restrict', 'object'] as const
export type PrivacyRequest = (typeof privacyRequests)[number]
