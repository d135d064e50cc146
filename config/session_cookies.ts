export const sessionCookie = 'auth.session'

/** Name of the cookie with the token of forms, which scripts send back. */
export const tokenCookie = 'XSRF-TOKEN'

/** How long a session lasts after its last use, and the token of its forms with it. */
export const sessionAge = '30d'

/** Cookie of a browser in which an admin looks at settings that are not kept yet. */
export const previewCookie = 'settings.preview'
