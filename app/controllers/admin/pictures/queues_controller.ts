import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { claimFree } from '#core/admin/claims/work_claim'
import { undoSeconds } from '#core/moderation/photo_decision'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { Ports } from '#core/ports'
import { photosForReview, type ShownPhoto } from '#queries/admin/pictures/photos_for_review'
import { freePhotos, lookers, waitingTotals } from '#queries/admin/pictures/waiting_photos'
import { decodeCursor, type TimeCursor } from '#queries/time_cursor'
import { queuePath } from '#replies/admin/picture_queue'

const photosOnSheet = 12

/** How often all that was free may be taken by others in between. */
const attempts = 5

/** The queue of photos that wait: one at a time, or a sheet. */
@inject()
export default class QueuesController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { admin, request, view } = ctx
    const { after, view: asked } = request.qs()
    const isSheet = asked === 'sheet'
    const looker = { adminId: admin.id, siteId: admin.siteId, now: this.ports.clock.now() }
    const cursor = decodeCursor(after)
    const size = isSheet ? photosOnSheet : 1
    const taken = await this.#take(looker, { after: cursor, size })
    const photos = await photosForReview(taken)
    const place = { view: isSheet ? 'sheet' : 'one', after: cursor ? String(after) : '' } as const
    return view.render('admin/pictures/queue', {
      photos,
      place,
      isSheet,
      reasons: rejectionReasons,
      undoSeconds,
      totals: await waitingTotals(admin.siteId),
      lookers: await lookers(looker),
      afterThese: cursorAfter(photos),
      paths: {
        one: queuePath({ view: 'one', after: place.after }),
        sheet: queuePath({ view: 'sheet', after: place.after }),
        beginning: queuePath({ view: place.view }),
      },
    })
  }

  /** Claims free photos; what another admin takes at the same moment is left to that one. */
  async #take(
    looker: Parameters<typeof freePhotos>[0],
    { after, size }: Readonly<{ after: TimeCursor | null; size: number }>
  ) {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const free = await freePhotos(looker, { after, limit: size })
      const claiming = { kind: 'photo', subjectIds: free, adminId: looker.adminId } as const
      const taken = await claimFree(this.ports, claiming)
      if (taken.length > 0 || free.length === 0) return taken
    }
    return []
  }
}

/** Where the queue goes on when all that is shown is skipped. */
function cursorAfter(photos: readonly ShownPhoto[]) {
  const last = photos.at(-1)?.photo
  return last ? `${last.createdAt}.${last.id}` : ''
}
