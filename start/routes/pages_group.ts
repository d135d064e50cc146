import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

/** Pages, and what their forms lead to: they take what the link to them says. */
export function pageRoutes(define: () => void) {
  router.group(define).use(middleware.links())
}
