import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { PictureStrip } from '~/components/accounts/picture_strip'
import type { SignupTarget } from '~/components/accounts/signup_props'
import { stepCount } from '~/components/accounts/steps'
import { TargetCard } from '~/components/accounts/target_card'
import { useHydrated } from '~/components/accounts/use_hydrated'
import { Button } from '~/components/ui/button'
import { ProgressSteps } from '~/components/ui/progress_steps'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

interface Props {
  step: number
  title: TextKey
  help: TextKey
  errors: Record<string, string>
  posting: boolean
  pictures: string[]
  target: SignupTarget | null
  next: () => void
  back: () => void
  /** Where it leads, as an address. */
  backTo: string
  children: ReactNode
}

/** Pictures with the progress on top, the question, and the way on within reach of the thumb. */
export function SignupFrame({ step, title, help, errors, posting, next, back, ...props }: Props) {
  const { t } = useText()
  const form = useFocus(step, errors)
  // What is chosen before the script is there would be lost.
  const hydrated = useHydrated()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <PictureStrip pictures={props.pictures}>
        <BackLink back={back} backTo={props.backTo} />
        <ProgressSteps current={step + 1} total={stepCount} onPicture />
      </PictureStrip>
      <form
        ref={form}
        action="/signup"
        method="post"
        onSubmit={submit}
        noValidate
        className="flex w-full max-w-[30rem] grow flex-col px-5 pt-8 sm:mx-auto lg:mx-0 lg:w-[30rem] lg:justify-center lg:justify-self-center lg:pt-0"
      >
        {props.target?.person && <TargetCard person={props.target.person} />}
        <fieldset disabled={!hydrated} className="contents">
          <div key={step} className="animate-step">
            <h1 tabIndex={-1}>{t(title)}</h1>
            <p className="mt-2 text-muted">{t(help)}</p>
            <div className="mt-8 flex flex-col gap-5">{props.children}</div>
          </div>
        </fieldset>
        <div className="sticky bottom-0 z-10 mt-auto bg-surface pt-6 pb-7 lg:static lg:mt-4">
          <Button type="submit" size="large" wide loading={posting}>
            {t(step === stepCount - 1 ? 'accounts.create_account' : 'common.continue')}
          </Button>
        </div>
      </form>
    </div>
  )
}

function BackLink({ back, backTo }: Pick<Props, 'back' | 'backTo'>) {
  const { t } = useText()
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    back()
  }
  return (
    <a
      href={backTo}
      onClick={follow}
      aria-label={t('common.back')}
      className="grid size-11 shrink-0 place-items-center rounded-full text-white focus-visible:outline-white"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </a>
  )
}

/** After a step the reader stands before the next question, or at what has to change there. */
function useFocus(step: number, errors: Props['errors']) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const isNewStep = shown.current !== step
    shown.current = step
    const invalid = form.current?.querySelector<HTMLElement>(invalidControl)
    if (isNewStep) window.scrollTo(0, 0)
    if (invalid) invalid.focus()
    else if (isNewStep) form.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step, errors])
  return form
}

const invalidControl = '[aria-invalid=true]:is(input, select, textarea), [aria-invalid=true] input'
