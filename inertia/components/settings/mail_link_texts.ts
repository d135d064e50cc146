import type { MailLink } from '@generated/answers'
import type { TextKey } from '~/i18n/keys'

interface Texts {
  title: TextKey
  text: TextKey
  button: TextKey
  doneTitle: TextKey
  doneText: TextKey
  /** Where to go from there. */
  next: string
}

export const mailLinkTexts: Record<MailLink['purpose'], Texts> = {
  confirm_email: {
    title: 'settings.confirm_email_title',
    text: 'settings.confirm_email_text',
    button: 'settings.confirm_email_button',
    doneTitle: 'settings.email_changed_title',
    doneText: 'settings.email_changed_text',
    next: '/profile',
  },
  undo_email: {
    title: 'settings.undo_email_title',
    text: 'settings.undo_email_text',
    button: 'settings.undo_email_button',
    doneTitle: 'settings.email_undone_title',
    doneText: 'settings.email_undone_text',
    next: '/login',
  },
  mail_again: {
    title: 'settings.mail_again_title',
    text: 'settings.mail_again_confirm',
    button: 'common.mail_on_again',
    doneTitle: 'settings.mail_again_done_title',
    doneText: 'settings.mail_again_done_text',
    next: '/notifications',
  },
  unsubscribe: {
    title: 'settings.unsubscribe_title',
    text: 'settings.unsubscribe_text',
    button: 'settings.unsubscribe_button',
    doneTitle: 'settings.unsubscribed_title',
    doneText: 'settings.unsubscribed_text',
    next: '/notifications',
  },
}
