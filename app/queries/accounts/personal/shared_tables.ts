import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import {
  type Owner,
  ofProfile,
  type PersonalTable,
  type Row,
  withheldBecause,
  words,
} from '#queries/accounts/personal/personal_table'
import { namedTo } from '#queries/members/named_to'
import { toldReadings } from '#queries/moderation/told_readings'

/** Tables whose rows concern two members: the owner gets their own side, with the other's name. */
export const sharedTables: Readonly<Record<string, PersonalTable>> = {
  readings: {
    exported: words('id conversation_id reason opened_at'),
    withheld: { admin_id: withheldBecause.staff, report_id: withheldBecause.reporter },
    rows: ({ profileId }) => toldReadings(profileId, DateTime.utc()),
  },
  // Without the likers whom the owner may not know: veiled_counts tells how many.
  likes: {
    exported: words('liker_id liked_id created_at seen_at'),
    rows: ({ profileId, paidUser }) => {
      const likes = db
        .from('likes')
        .join('profiles as liker', 'liker.id', 'likes.liker_id')
        .join('profiles as liked', 'liked.id', 'likes.liked_id')
        .joinRaw(likeBack)
        .where((own) => {
          own
            .where((given) => given.where('likes.liker_id', profileId).whereRaw(likedIsNamed))
            .orWhere((got) => got.where('likes.liked_id', profileId).whereRaw(likerIsNamed))
        })
        .select('liker.name as liker', 'liked.name as liked')
        .select('liker.fictional as liker_fictional')
      return paidUser
        ? likes
        : likes.where((known) =>
            known
              .where('likes.liker_id', profileId)
              .orWhere('liker.fictional', true)
              .orWhereNotNull('back.liker_id')
          )
    },
    mask: maskLike,
  },
  // Visits made, and for premium members those received.
  visits: {
    exported: words('visitor_id visited_id times first_at last_at'),
    rows: ({ profileId, paidUser }) =>
      db
        .from('visits')
        .join('profiles as visitor', 'visitor.id', 'visits.visitor_id')
        .join('profiles as visited', 'visited.id', 'visits.visited_id')
        .where((own) => {
          own.where('visits.visitor_id', profileId)
          if (mayKnowVisitor({ paidUser })) own.orWhere('visits.visited_id', profileId)
        })
        .whereRaw(`(visitor.id = ? or ${namedTo('visitor', 'visited.id')})`, [profileId])
        .whereRaw(`(visited.id = ? or ${namedTo('visited', 'visitor.id')})`, [profileId])
        .select('visitor.name as visitor', 'visited.name as visited'),
  },
  // Blocks by others are left out: they protect the other member.
  blocks: {
    exported: words('blocker_id blocked_id created_at'),
    rows: ({ profileId }) =>
      db
        .from('blocks')
        .join('profiles as blocked', 'blocked.id', 'blocks.blocked_id')
        .where('blocks.blocker_id', profileId)
        .select('blocked.name as blocked'),
  },
  // Swipes by others are left out: nobody may know who passed on them.
  swipes: {
    exported: words('swiper_id swiped_id verdict at'),
    rows: ({ profileId }) =>
      db
        .from('swipes')
        .join('profiles as swiped', 'swiped.id', 'swipes.swiped_id')
        .where('swipes.swiper_id', profileId)
        .whereRaw(namedTo('swiped', 'swipes.swiper_id'))
        .select('swiped.name as swiped'),
  },
  // Reports by others are left out: a reported member is never told who reported them.
  reports: {
    exported: words(`id reporter_id reported_id reason explanation evidence_kind evidence_id status
      created_at reported_at closed_at`),
    withheld: {
      decision: 'The decision about the reported member is their data.',
      site_id: withheldBecause.copied,
    },
    rows: ({ profileId }) =>
      db
        .from('reports')
        .join('profiles as reported', 'reported.id', 'reports.reported_id')
        .where('reports.reporter_id', profileId)
        .select('reported.name as reported'),
  },
  conversations: {
    exported: words('id low_profile_id high_profile_id last_sequence created_at paused_at'),
    rows: ({ profileId }) =>
      db.from('conversations').whereIn('conversations.id', conversationsOf(profileId)),
  },
  // The partner's side is left out: how far they have read is theirs.
  participants: {
    exported: words(`conversation_id profile_id partner_id unread last_read_sequence removed_up_to
      entered_at last_message_at last_message_id`),
    rows: (owner) =>
      ofProfile('participants')(owner)
        .join('profiles as partner', 'partner.id', 'participants.partner_id')
        .select('partner.name as partner', 'partner.fictional as partner_fictional'),
  },
  messages: {
    exported: words(`id conversation_id sender_id sequence kind body width height cost sent_at
      delivered_at removed_at`),
    withheld: { client_id: withheldBecause.technical, storage_key: withheldBecause.place },
    rows: ({ profileId }) =>
      db
        .from('messages')
        .join('profiles as sender', 'sender.id', 'messages.sender_id')
        .whereIn('messages.conversation_id', conversationsOf(profileId))
        .where((got) => got.whereNotNull('delivered_at').orWhere('sender_id', profileId))
        .orderBy('messages.sent_at')
        .orderBy('messages.id')
        .select('sender.name as sender', 'sender.fictional as sender_fictional'),
    // What a message cost is for its sender alone.
    mask: (row, { profileId }) => (row.sender_id === profileId ? row : { ...row, cost: null }),
  },
}

const likedIsNamed = namedTo('liked', 'liker.id')
const likerIsNamed = namedTo('liker', 'liked.id')

const likeBack = `left join likes as back
  on back.liker_id = likes.liked_id and back.liked_id = likes.liker_id`

/** Hides whether the other member saw a like. */
function maskLike(row: Row, { profileId }: Owner) {
  return row.liker_id === profileId ? { ...row, seen_at: null } : row
}

function conversationsOf(profileId: string) {
  return db.from('participants').where('profile_id', profileId).select('conversation_id')
}
