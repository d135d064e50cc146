import router from '@adonisjs/core/services/router'
import type { AdminRight } from '#core/admin/rights'
import { middleware } from '#start/kernel'

/** Routes of the back office. */
export function adminRoutes(define: () => void) {
  router.group(define).prefix('/admin').as('admin')
}

/** A page that admins with this right see; each act asks core for its own right too. */
export function seenBy(right: AdminRight) {
  return middleware.admin({ for: 'admin', right })
}
