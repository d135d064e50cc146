import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logOpened } from '#core/admin/audit/log_reading'
import { fileLists, seesFileList } from '#core/admin/members/file_list'
import { Ports } from '#core/ports'
import { listsOfFile } from '#queries/admin/members/file_lists'
import { pageOfFile } from '#queries/admin/members/file_page'
import { memberSeenBy } from '#queries/admin/members/member_file'
import { decodeNamedCursor } from '#queries/time_cursor'
import { notFound } from '#replies/not_found'

const rowsOfPage = 50

/** All rows of a list of which a member's file shows the newest. */
@inject()
export default class MemberListsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { admin, params, request, view } = ctx
    const name = fileLists.find((one) => one === params.list)
    const member = await memberSeenBy(String(params.id), admin)
    if (!name || !member || !seesFileList(admin.role, name)) return notFound(ctx)
    const { locale, siteId } = admin
    const opened = { kind: 'member', id: member.user.id, siteId: member.user.siteId } as const
    await logOpened(this.ports, admin.actor, opened)
    const lists = listsOfFile(member, { locale, siteId, now: this.ports.clock.now() })
    const after = decodeNamedCursor(request.qs().after)
    const { found, next, rows } = await pageOfFile<unknown>(lists[name], after, rowsOfPage)
    const path = `/admin/members/${member.user.id}/lists/${name}`
    return view.render('admin/members/list', {
      name,
      rows,
      found,
      member: { id: member.user.id, name: member.profile.name },
      first: after && path,
      next: next && `${path}?${new URLSearchParams({ after: next })}`,
    })
  }
}
