import type { Passkey } from '#core/accounts/logging_in/passkey'

/** A key of an admin's device, in the place of the code of the app. */
export type AdminPasskey = Omit<Passkey, 'userId'> & Readonly<{ adminId: string }>
