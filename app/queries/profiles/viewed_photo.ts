import db from '@adonisjs/lucid/services/db'
import { photoAppearance } from '#core/profiles/photos/photo_visibility'
import type { PhotoStatus } from '#core/profiles/photos/photo'
import type { ProfileStatus } from '#core/profiles/profile'
import { meet, seekerOf } from '#queries/members/find_member'
import { photoViewer, type Viewer } from '#queries/profiles/main_picture'
import { read } from '#queries/read'
import type { CurrentSite } from '#queries/sites/current_site'

interface PhotoRow {
  id: string
  status: PhotoStatus
  isPrivate: boolean
  storageKey: string
  ownerId: string
  ownerSite: string
  ownerStatus: ProfileStatus
  ownerInvisible: boolean
  ownerOpen: boolean
  ownerOwnSiteOnly: boolean
  ownerFictional: boolean
  mainPhotoId: string | null
  placeAmongPublic: number
  /** Absent for a visitor. */
  blocks?: number
}

/**
 * A photo's storage key, owner, and how it appears to a viewer; null when there is no such photo, or
 * they may not meet its owner.
 */
export async function viewedPhoto(
  id: string,
  viewer: Viewer,
  { id: siteId, settings }: CurrentSite
) {
  const photo = await readPhoto(id, viewer)
  if (!photo || !(await mayMeetOwner(photo, viewer, siteId))) return null
  const { ownerId, ownerStatus, mainPhotoId, ownerFictional: fictional, blocks = 0 } = photo
  const appearance = photoAppearance(
    photoViewer(viewer, blocks > 0),
    { id: ownerId, status: ownerStatus, mainPhotoId, fictional },
    photo,
    photo.placeAmongPublic,
    settings
  )
  return { storageKey: photo.storageKey, ownerId, appearance }
}

async function mayMeetOwner(photo: PhotoRow, viewer: Viewer, siteId: string) {
  const { ownerId, ownerSite, ownerStatus: status, ownerInvisible: invisible, blocks = 0 } = photo
  if (viewer?.profile.id === ownerId) return true
  const { ownerOpen: openToVisitors, ownerOwnSiteOnly: ownSiteOnly } = photo
  const owner = { id: ownerId, siteId: ownerSite, ownSiteOnly, status, invisible, openToVisitors }
  return (await meet(seekerOf(viewer, siteId), owner, blocks > 0)).ok
}

async function readPhoto(id: string, seer: Viewer) {
  const query = read<PhotoRow>('photos')
    .join('profiles as owner', 'owner.id', 'photos.profile_id')
    .where('photos.id', id)
    .select('photos.id', 'photos.status', 'photos.is_private', 'photos.storage_key')
    .select('owner.main_photo_id')
    .select({ owner_id: 'owner.id', owner_site: 'owner.site_id', owner_status: 'owner.status' })
    .select({ owner_invisible: 'owner.invisible', owner_fictional: 'owner.fictional' })
    .select({ owner_open: 'owner.open_to_visitors', owner_own_site_only: 'owner.own_site_only' })
    .select(publicOnesUpToThis())
  if (seer) query.select(blocksBetween(seer.profile.id))
  return query.first()
}

function publicOnesUpToThis() {
  return db
    .from('photos as earlier')
    .whereColumn('earlier.profile_id', 'photos.profile_id')
    .whereRaw(`earlier.status = 'active' and not earlier.is_private`)
    .whereRaw('(earlier.position, earlier.id) <= (photos.position, photos.id)')
    .count('*')
    .as('place_among_public')
}

function blocksBetween(viewerId: string) {
  return db
    .from('blocks')
    .where((either) => either.where('blocker_id', viewerId).whereColumn('blocked_id', 'owner.id'))
    .orWhere((either) => either.where('blocked_id', viewerId).whereColumn('blocker_id', 'owner.id'))
    .count('*')
    .as('blocks')
}
