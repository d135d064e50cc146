import type { ApiClient, ApiRequest } from '@japa/api-client'
import { Encryption } from '@adonisjs/core/encryption'
import { CookieClient } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import type { Admin, AdminRole } from '#core/admin/admin'
import { adminOf } from '#tests/support/admin/admins'

type SignIn = Readonly<{ changes?: Partial<Admin>; minutesAgo?: number | null }>

/**
 * Stores an admin of a role with a session, and returns what makes a request theirs, and the cookie for
 * one without the client. The second factor was given just now, or as long ago as `minutesAgo` says.
 */
export async function signInAdmin(role: AdminRole, { changes = {}, minutesAgo = 0 }: SignIn = {}) {
  const { clock, ids, secrets, unitOfWork } = await app.container.make(Ports)
  const admin = adminOf(role, changes)
  const now = clock.now()
  const secret = secrets.make()
  await unitOfWork.run(async ({ admins, adminSessions }) => {
    await admins.addUnlessKnown(admin)
    await adminSessions.add({
      id: ids.next(),
      adminId: admin.id,
      digest: secrets.digest(secret),
      userAgent: 'Firefox',
      country: null,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: minutesAgo === null ? null : now.minus({ minutes: minutesAgo }),
    })
  })
  const as = (request: ApiRequest) =>
    request.withEncryptedCookie('admin.session', secret).redirects(0).withCsrfToken()
  const cookies = new CookieClient(await app.container.make(Encryption))
  const cookie = `admin.session=${encodeURIComponent(cookies.encrypt('admin.session', secret) ?? '')}`
  return { admin, as, cookie }
}

/** Makes a request that of an admin. */
export type As = Awaited<ReturnType<typeof signInAdmin>>['as']

/** Stores an admin of a role with a session, who gets pages, reads their text and sends forms. */
export async function adminAtWork(client: ApiClient, role: AdminRole, signIn: SignIn = {}) {
  const { admin, as } = await signInAdmin(role, signIn)
  return {
    admin,
    as,
    get: (path: string) => as(client.get(path)),
    read: async (path: string) => String((await as(client.get(path))).text()),
    /** Asserts that a page is there, and says all this. */
    shows: async (path: string, ...texts: readonly string[]) => {
      const page = await as(client.get(path))
      page.assertStatus(200)
      for (const text of texts) page.assertTextIncludes(text)
    },
    post: (path: string, form: object = {}) => as(client.post(path)).form(form),
  }
}

/** The code that an app shows now for the secret of the admins of tests. */
export async function codeNow(secret = 'JBSWY3DPEHPK3PXP') {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: DateTime.utc().toMillis(),
  })
}
