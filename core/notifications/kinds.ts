/** What members are notified of. */
export const notificationKinds = [
  'new_message',
  'new_like',
  'match',
  'visit',
  'reminders',
  'offers',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]
