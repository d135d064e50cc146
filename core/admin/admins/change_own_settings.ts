import type { Admin, SignedInAdmin } from '#core/admin/admin'
import { logOwnAct } from '#core/admin/audit/log_own_act'
import type { Uses } from '#core/ports'

type OwnSettings = Pick<Admin, 'name' | 'locale' | 'timeZone' | 'pictures'>

/** Changes what an admin may change of their own account. Rule: docs/product/back-office.md, Admins. */
export async function changeOwnSettings(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, settings }: Readonly<{ by: SignedInAdmin; settings: OwnSettings }>
) {
  const { adminId } = by
  const { locale, name, pictures, timeZone } = settings
  await ports.unitOfWork.run(async (repositories) => {
    const admin = await repositories.admins.lock(adminId)
    if (!admin) return
    await repositories.admins.update(adminId, { locale, name, pictures, timeZone })
    await logOwnAct(ports, repositories, admin, {
      act: 'change_own_settings',
      before: { locale: admin.locale, pictures: admin.pictures, timeZone: admin.timeZone },
      after: { locale, pictures, timeZone },
    })
  })
}
