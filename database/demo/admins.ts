import { terminal, type SignedInAdmin } from '#core/admin/admin'
import { createAdmin } from '#core/admin/admins/create_admin'
import type { Ports } from '#core/ports'
import { demoPassword } from '#database/demo/password'

export const demoOwner = 'admin@vonk.example'
export const demoModerator = 'marijke@vonk.example'

const team = [
  { email: demoOwner, name: 'Ruth', role: 'owner' },
  { email: demoModerator, name: 'Marijke', role: 'moderator' },
] as const

/** Creates those who run the demo; without effect for those who are there already. */
export async function createTeam(ports: Ports) {
  for (const one of team) {
    const admin = {
      ...one,
      siteId: null,
      locale: 'en',
      timeZone: 'Europe/Amsterdam',
      password: demoPassword,
    } as const
    await createAdmin(ports, { by: terminal, admin })
  }
}

/** One of the team, just after the second factor. */
export async function adminOf(
  { clock, unitOfWork }: Pick<Ports, 'clock' | 'unitOfWork'>,
  role: 'owner' | 'moderator'
): Promise<SignedInAdmin> {
  const admin = await unitOfWork.run(({ admins }) => admins.first({ role }))
  if (!admin) throw new Error(`The demo has no ${role}`)
  return { adminId: admin.id, role, siteId: null, confirmedAt: clock.now() }
}
