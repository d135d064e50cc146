import type { MailLink } from '@generated/answers'
import { CircleAlert, CircleCheck, Mail } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { MailLinkForm } from '~/components/settings/mail_link_form'
import { mailLinkTexts } from '~/components/settings/mail_link_texts'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<MailLink>

/** Confirms what a mailed link does, then shows the outcome. */
export default function MailLink({ purpose, action, token, state, site }: Props) {
  const { t } = useText()
  const texts = mailLinkTexts[purpose]
  if (state === 'asked') {
    return (
      <Outcome
        icon={<Mail aria-hidden="true" />}
        title={t(texts.title)}
        action={<MailLinkForm action={action} token={token} submit={t(texts.button)} />}
      >
        <p>{t(texts.text, { site: site.name })}</p>
      </Outcome>
    )
  }
  const done = state === 'done'
  return (
    <Outcome
      icon={done ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      tone={done ? 'text-success' : 'text-danger'}
      title={t(done ? texts.doneTitle : 'settings.mail_link_failed_title')}
      action={<ButtonLink href={texts.next}>{t('settings.to_site')}</ButtonLink>}
    >
      <p>{t(done ? texts.doneText : 'settings.mail_link_failed_text')}</p>
    </Outcome>
  )
}
