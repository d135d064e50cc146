import { usePage } from '@inertiajs/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { SignupTarget } from '~/components/accounts/signup_props'
import { TargetCard } from '~/components/accounts/target_card'
import { TextLink } from '~/components/accounts/text_link'
import { stepCount } from '~/components/accounts/steps'
import { useHydrated } from '~/components/ui/use_hydrated'
import { usePublicPath } from '~/components/ui/use_public_path'
import { Button } from '~/components/ui/button'
import { classNames } from '~/components/ui/class_names'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

export interface Question {
  step: number
  title: TextKey
  help: TextKey
  /** How often the answers were refused. */
  refusals: number
  posting: boolean
  target: SignupTarget | null
  /** Whether the steps before were sent without script: so may this one be, the last one too. */
  worksWithoutScript: boolean
  next: () => void
  children: ReactNode
}

interface Props extends Question {
  /** In a dialog the question stands below the dialog's heading. */
  heading: 'h1' | 'h3'
  className: string
  /** Classes of the bar with the submit button. */
  footClassName: string
}

/** One step of the sign-up, with its button in reach of the thumb. */
export function SignupForm(props: Props) {
  const { step, title, help, refusals, posting, target, heading: Heading } = props
  const { t, rich } = useText()
  const { csrfToken } = usePage().props
  const pathOf = usePublicPath()
  const form = useFocus(step, refusals)
  const isLast = step === stepCount - 1
  // Without the steps before it, which script keeps in the tab, the last one would be sent in vain.
  const waits = !useHydrated() && isLast && !props.worksWithoutScript
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    props.next()
  }
  return (
    <form
      ref={form}
      action={isLast ? '/signup' : '/signup/step'}
      method="post"
      onSubmit={submit}
      noValidate
      className={classNames(props.className, aboveFoot)}
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="step" value={step} />
      {target?.person && (
        <TargetCard
          person={target.person}
          why={`sign_up_to_${target.act}`}
          line={target.line}
          changedAt={pathOf(`/members/${target.id}/landing2`)}
        />
      )}
      <div key={step} className="animate-step">
        <Heading data-question tabIndex={-1} className="text-2xl">
          {t(title)}
        </Heading>
        <p className="mt-2 text-muted">{t(help)}</p>
        <div className="mt-8 flex flex-col gap-5">{props.children}</div>
      </div>
      <div className={classNames('sticky z-10 bg-surface pb-7', props.footClassName)}>
        {waits && (
          <noscript>
            <p className="mb-4 font-medium">
              {rich('accounts.answers_gone', {
                link: (words) => <TextLink href={pathOf('/signup')}>{words}</TextLink>,
              })}
            </p>
          </noscript>
        )}
        <Button type="submit" size="large" wide loading={posting} disabled={waits}>
          {t(isLast ? 'accounts.create_account' : 'common.continue')}
        </Button>
      </div>
    </form>
  )
}

/** A field that gets the focus is scrolled to above the button, which sticks to the lower edge. */
const aboveFoot = '[&_:is(input,select,button)]:scroll-mb-36'

/** Moves the focus to the first invalid control, or to the heading of a new step. */
function useFocus(step: number, refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const isNewStep = shown.current !== step
    shown.current = step
    const invalid = form.current?.querySelector<HTMLElement>(invalidControl)
    if (isNewStep) scrollToTop(form.current)
    if (invalid) invalid.focus()
    else if (isNewStep) {
      form.current?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true })
    }
  }, [step, refusals])
  return form
}

/** Scrolls the dialog around the form, or the page. */
function scrollToTop(form: HTMLFormElement | null) {
  const dialog = form?.closest('dialog')
  if (dialog) form?.parentElement?.scrollIntoView({ block: 'nearest' })
  else window.scrollTo(0, 0)
}

const invalidControl = '[aria-invalid=true]:is(input, select, textarea), [aria-invalid=true] input'
