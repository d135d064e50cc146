export const sessionCookie = 'auth.session'

/** Of a browser in which an admin looks at settings that are not kept yet. */
export const previewCookie = 'settings.preview'
