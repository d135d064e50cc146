import { defineConfig } from '@adonisjs/core/bodyparser'

/** Forms with attachments, which ComplaintFilesMiddleware reads before their token is checked. */
export const complaintForms = [
  '/complaints',
  '/complaints/appeal',
  '/complaints/illegal-content',
  '/complaints/privacy',
  '/complaints/:signed/replies',
]

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
   * Config for the JSON parser
   */
  json: {
    convertEmptyStringsToNull: true,
    types: [
      'application/json',
      'application/json-patch+json',
      'application/vnd.api+json',
      'application/csp-report',
    ],
  },

  /**
   * Config for the "multipart/form-data" content-type parser.
   * File uploads are handled by the multipart parser.
   */
  multipart: {
    /**
     * Enabling auto process allows bodyparser middleware to
     * move all uploaded files inside the tmp folder of your
     * operating system
     */
    autoProcess: true,
    convertEmptyStringsToNull: true,
    /** Photos are parsed by their controllers, after authentication. */
    processManually: [
      '/profile/photos',
      '/chats/:id/photos',
      '/admin/inbox/profiles/:id/photos',
      ...complaintForms,
    ],

    /** For the other forms, which have no files. */
    limit: '1mb',
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
