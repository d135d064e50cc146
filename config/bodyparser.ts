import { defineConfig } from '@adonisjs/core/bodyparser'

/** Three attachments, the words, and room to tell that a file is too large. */
const complaint = '16mb'

/** Photos are read by their controllers, once it is known who sends them. */
export const readByControllers: readonly string[] = [
  '/profile/photos',
  '/chats/:id/photos',
  '/admin/inbox/profiles/:id/photos',
]

/** Mails are read by MailIntakeMiddleware, once it is known who hands them over. */
export const readOnceTrusted = '/webhooks/mail'

/** The largest form without files. */
export const largestForm = '1mb'

/** The forms of complaints by which a person writes first: they are limited by network. */
export const complaintForms: readonly string[] = [
  '/complaints',
  '/complaints/appeal',
  '/complaints/illegal-content',
  '/complaints/privacy',
]

/**
 * Forms with files, and the most that each may send. BodyMiddleware reads them before their
 * token, which stands in them, is checked.
 */
export const formsWithFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(complaintForms.map((pattern) => [pattern, complaint])),
  '/complaints/:signed/replies': complaint,
  // A larger file of a bank is for the terminal.
  '/admin/orders/bank': largestForm,
}

const bodyParserConfig = defineConfig({
  /**
   * The bodyparser middleware will parse the request body
   * for the following HTTP methods.
   */
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],

  /**
   * Config for the "application/x-www-form-urlencoded"
   * content-type parser
   */
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
  },

  /**
   * Mails at /webhooks/mail, whose token is checked before: a reply with the largest attachments
   * takes 12 MB, by base64.
   */
  raw: { types: ['message/rfc822'], limit: '13mb' },

  /**
   * Pages send it; the words of a complaint are the longest. BodyMiddleware trims the texts, as it knows
   * that they are few: while they are parsed it takes ten times as long.
   */
  json: {
    limit: '128kb',
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    types: [
      'application/json',
      'application/json-patch+json',
      'application/vnd.api+json',
      'application/csp-report',
    ],
  },

  /**
   * The framework would keep the files of any form in the temporary folder, whoever sends it to whatever
   * address: BodyMiddleware reads all forms in parts, and keeps the files that are taken.
   */
  multipart: { autoProcess: false, types: ['multipart/form-data'] },
})

export default bodyParserConfig
