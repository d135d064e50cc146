import type { ReminderSwitch } from '#core/notifications/reminders/reminder'
import type { Alarm } from '#core/sites/alarm'

/** Facts that listeners turn into live updates, pushes and mails. */
export type CoreEvent =
  | Readonly<{
      name: 'message_sent'
      conversationId: string
      messageId: string
      /** Sequence of the message in the conversation. */
      sequence: number
      /** The client id of the message. */
      clientId: string
      senderId: string
      recipientId: string
    }>
  | Readonly<{ name: 'conversation_removed'; conversationId: string; profileId: string }>
  | Readonly<{ name: 'message_removed'; conversationId: string; messageId: string }>
  | Readonly<{
      name: 'conversation_read'
      conversationId: string
      readerId: string
      partnerId: string
    }>
  | Readonly<{ name: 'typing'; conversationId: string; writerId: string; partnerId: string }>
  | Readonly<{ name: 'like_given'; likerId: string; likedId: string; match: boolean }>
  | Readonly<{ name: 'profile_visited'; visitorId: string; visitedId: string }>
  | Readonly<{ name: 'reminded'; profileId: string; kind: ReminderSwitch }>
  | Readonly<{ name: 'order_settled'; orderId: string; userId: string }>
  | Readonly<{ name: 'alarm_raised'; siteId: string | null; kind: Alarm['kind'] }>
  | Readonly<{ name: 'site_changed'; siteId: string }>
  /** What pages of visitors show is another: of a site, its texts, or a member who agreed to be seen. */
  | Readonly<{ name: 'shown_changed' }>
  | Readonly<{ name: 'logins_ended'; loginIds: readonly string[] }>
  /** Suspended or banned: their logins go on, for the pages that stay open to them. */
  | Readonly<{ name: 'member_shut_out'; userId: string }>

export type EventNamed<N extends CoreEvent['name']> = Extract<CoreEvent, { name: N }>

export abstract class EventPublisher {
  abstract publish(event: CoreEvent): Promise<void>
}
