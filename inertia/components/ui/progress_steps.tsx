import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  /** Counted from 1. */
  current: number
  total: number
  /** White, for a strip of pictures behind it. */
  onPicture?: boolean
}

/** How far along: one segment a step, the current one half, and the same in words. */
export function ProgressSteps({ current, total, onPicture }: Props) {
  const { t } = useText()
  const steps = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <div className={classNames('flex grow items-center gap-2.5', onPicture && 'text-white')}>
      <div aria-hidden="true" className="flex grow gap-1.5">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-[5px] flex-1 overflow-hidden rounded-full',
              onPicture ? 'bg-white/35' : 'bg-line'
            )}
          >
            <span
              className={classNames(
                'block h-full rounded-full transition-[width]',
                onPicture ? 'bg-white' : 'bg-primary-strong',
                step < current ? 'w-full' : step === current ? 'w-1/2' : 'w-0'
              )}
            />
          </span>
        ))}
      </div>
      <p className="text-sm font-bold whitespace-nowrap tabular-nums">
        {t('common.step_of', { current, total })}
      </p>
    </div>
  )
}
