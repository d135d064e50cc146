import { Mail } from 'lucide-react'
import { MailedTo } from '~/components/accounts/mailed_to'
import { MatchTiles } from '~/components/accounts/match_tiles'
import { ResendButton } from '~/components/accounts/resend_button'
import type { Completion } from '~/components/accounts/signup_outcome'
import type { Match } from '~/components/accounts/use_signup_progress'
import { ButtonLink } from '~/components/ui/button_link'
import { buttonClasses } from '~/components/ui/button_style'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<Completion, 'next' | 'outbox'> {
  /** Masked. */
  mailedTo: string
  sent: boolean
  matches: Match[]
}

/** Where a member goes on: to those who match them, a conversation or a profile. */
function labelOf(next: string): TextKey {
  if (next === '/signup-matches') return 'accounts.to_matches'
  return next.endsWith('/chat') ? 'accounts.to_chat' : 'accounts.to_profile'
}

/** Asks the new member to open the activation mail, and shows matching members. */
export function OpenMail({ sent, matches, mailedTo, outbox, next }: Props) {
  const { t } = useText()
  return (
    <section className="animate-step">
      <span className="grid size-16 place-items-center rounded-full bg-tint text-primary-strong">
        <Mail aria-hidden="true" className="size-8" />
      </span>
      <h1 className="mt-5">{t(sent ? 'accounts.open_mail_title' : 'accounts.mail_later_title')}</h1>
      <p className="mt-2 text-pretty text-muted">
        {t(sent ? 'accounts.open_mail_text' : 'accounts.mail_later_text')}
      </p>
      <MailedTo email={mailedTo} />
      <div className="mt-6 flex flex-wrap gap-3">
        {outbox && (
          <a href={outbox} className={buttonClasses({})}>
            {t('accounts.open_outbox')}
          </a>
        )}
        {next && <ButtonLink href={next}>{t(labelOf(next))}</ButtonLink>}
        <ResendButton variant="quiet" />
        <ButtonLink href="/members" variant="link">
          {t('accounts.look_around')}
        </ButtonLink>
      </div>
      {matches.length > 0 && <MatchTiles matches={matches} />}
    </section>
  )
}
