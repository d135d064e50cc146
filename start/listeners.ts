import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { listeners } from '#generated/listeners'

// The action itself has succeeded: a page that misses the event fetches the change later.
emitter.onError((event, error) => {
  logger.error({ err: error, event }, 'A listener failed')
})

emitter.on('alarm_raised', [listeners.sites.LogAlarm, 'handle'])
emitter.on('site_changed', [listeners.sites.ForgetSites, 'handle'])
emitter.on('shown_changed', [listeners.sites.ForgetShown, 'handle'])
emitter.on('logins_ended', [listeners.accounts.CloseLiveStreams, 'handle'])
emitter.on('member_shut_out', [listeners.accounts.CloseStreamsOfMember, 'handle'])
emitter.on('message_sent', [listeners.messaging.ShowMessage, 'handle'])
emitter.on('conversation_removed', [listeners.messaging.ShowRemovedConversation, 'handle'])
emitter.on('message_removed', [listeners.messaging.ShowRemovedMessage, 'handle'])
emitter.on('conversation_read', [listeners.messaging.ShowRead, 'handle'])
emitter.on('typing', [listeners.messaging.ShowTyping, 'handle'])
emitter.on('like_given', [listeners.likes.ShowLike, 'handle'])
emitter.on('message_sent', [listeners.push.PushMessage, 'handle'])
emitter.on('like_given', [listeners.push.PushLike, 'handle'])
emitter.on('profile_visited', [listeners.push.PushVisit, 'handle'])
emitter.on('reminded', [listeners.push.PushReminder, 'handle'])
emitter.on('order_settled', [listeners.payments.ShowOrder, 'handle'])
