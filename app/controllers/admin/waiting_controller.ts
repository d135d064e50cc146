import type { HttpContext } from '@adonisjs/core/http'
import { waitingInMenu } from '#queries/admin/waiting/waiting_work'

/** The numbers of the menu, for open pages that keep them fresh. */
export default class WaitingController {
  show({ admin }: HttpContext) {
    return waitingInMenu(admin)
  }
}
