/*
 * Replaces the library with which Inertia's forms could validate while typing: 7 KB that every page
 * would load. Forms here are validated on submit.
 */

const client = { withXsrfCookieName: () => client, withXsrfHeaderName: () => client }

function unavailable(): never {
  throw new Error('Forms are validated by the server, when they are sent')
}

export {
  client,
  unavailable as createValidator,
  unavailable as resolveName,
  unavailable as toSimpleValidationErrors,
}
