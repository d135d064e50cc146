import { ArrowLeft } from 'lucide-react'
import { SignupForm } from '~/components/accounts/signup_form'
import type { FrameProps } from '~/components/accounts/signup_frame'
import { stepCount } from '~/components/accounts/steps'
import { IconButton } from '~/components/ui/icon_button'
import { ProgressSteps } from '~/components/ui/progress_steps'
import { useText } from '~/i18n/use_text'

/** The question with its progress, without pictures. */
export function SignupModalFrame({ pictures, back, backTo, ...question }: FrameProps) {
  const { t } = useText()
  return (
    <div>
      <div className="flex min-h-11 items-center gap-2.5">
        {question.step > 0 && (
          <IconButton
            label={t('common.back')}
            icon={<ArrowLeft aria-hidden="true" className="size-6" />}
            onClick={back}
            className="-ml-2.5"
          />
        )}
        <ProgressSteps current={question.step + 1} total={stepCount} />
      </div>
      <SignupForm
        {...question}
        heading="h3"
        className="pt-5"
        footClassName="-bottom-6 -mb-6 mt-2 pt-4"
      />
    </div>
  )
}
