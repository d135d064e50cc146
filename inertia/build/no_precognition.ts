/*
 * Stands in for the library with which Inertia's forms could validate while one types: 7 KB that
 * every page would load. Forms here ask the server when they are sent.
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
