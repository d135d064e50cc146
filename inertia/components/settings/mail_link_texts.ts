import type { TextKey } from '~/i18n/keys'

export type MailLinkPurpose = 'confirm_email' | 'undo_email'

interface Texts {
  title: TextKey
  text: TextKey
  button: TextKey
  doneTitle: TextKey
  doneText: TextKey
  /** Where to go from there. */
  next: string
}

export const mailLinkTexts: Record<MailLinkPurpose, Texts> = {
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
}
