import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { PictureStrip } from '~/components/accounts/picture_strip'
import type { SignupProps } from '~/components/accounts/signup_props'
import { SignupForm, type Question } from '~/components/accounts/signup_form'
import { stepCount } from '~/components/accounts/steps'
import { ProgressSteps } from '~/components/ui/progress_steps'
import { useText } from '~/i18n/use_text'

export interface FrameProps extends Question {
  pictures: SignupProps['pictures']
  back: () => void
  /** URL of the step before, if steps have URLs. */
  backTo?: string
}

/** Layout of the sign-up page: pictures with the progress, and the question. */
export function SignupFrame({ pictures, back, backTo, ...question }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <PictureStrip pictures={pictures}>
        <BackLink back={back} backTo={backTo} />
        <ProgressSteps current={question.step + 1} total={stepCount} onPicture />
      </PictureStrip>
      <SignupForm
        {...question}
        heading="h1"
        className="flex w-full max-w-[30rem] grow flex-col px-5 pt-8 sm:mx-auto lg:mx-0 lg:w-[30rem] lg:justify-center lg:justify-self-center lg:pt-0"
        footClassName="bottom-0 mt-auto pt-6 lg:static lg:mt-4"
      />
    </div>
  )
}

function BackLink({ back, backTo }: Pick<FrameProps, 'back' | 'backTo'>) {
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
