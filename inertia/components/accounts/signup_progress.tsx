import { Check, Circle } from 'lucide-react'
import { progressSteps } from '~/components/accounts/signup_timing'
import { Spinner } from '~/components/ui/spinner'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  name: string
  done: number
  /** Filled share of the bar, from 0 to 1. */
  share: number
}

/** The steps of making the account, and a progress bar. */
export function SignupProgress({ name, done, share }: Props) {
  const { t } = useText()
  return (
    <section className="animate-step">
      <h1>{t('accounts.progress_title', { name })}</h1>
      <ol className="mt-8 flex flex-col gap-4">
        {progressSteps.map((step, index) => (
          <li
            key={step}
            className={classNames('flex items-center gap-3', index > done && 'text-muted')}
          >
            <Mark index={index} done={done} />
            <span className={index === done ? 'font-bold' : undefined}>
              {t(`accounts.${step}`)}
            </span>
          </li>
        ))}
      </ol>
      <Bar share={share} />
    </section>
  )
}

function Mark({ index, done }: { index: number; done: number }) {
  const { t } = useText()
  if (index > done) return <Circle aria-hidden="true" className="size-6 p-1" />
  const isDone = index < done
  return (
    <span className={isDone ? 'text-success' : 'text-primary-strong'}>
      {isDone ? <Check aria-hidden="true" className="size-6" /> : <Spinner className="size-6" />}
      <span className="sr-only">{t(isDone ? 'accounts.step_done' : 'accounts.step_busy')}</span>
    </span>
  )
}

/** Drawn with attributes, as the content security policy allows no inline styles. */
function Bar({ share }: { share: number }) {
  const { t } = useText()
  return (
    <svg
      role="progressbar"
      aria-label={t('accounts.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="mt-8 h-1.5 w-full rounded-full"
    >
      <rect width="100%" height="6" className="fill-line" />
      <rect width={`${share * 100}%`} height="6" rx="3" className="fill-primary-strong" />
    </svg>
  )
}
