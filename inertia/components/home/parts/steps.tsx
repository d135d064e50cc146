import type { ReactNode } from 'react'
import { stepCount } from '~/components/accounts/steps'
import type { Sections } from '~/components/home/parts/home_sections'
import { BirthDatePanel } from '~/components/home/parts/birth_date_panel'
import { SearchPanel } from '~/components/home/parts/search_panel'
import { Section } from '~/components/home/parts/section'
import { WritePanel } from '~/components/home/parts/write_panel'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

type Props = NonNullable<Sections['steps']>

/** How it works, in three steps, each with the real screen drawn small. */
export function Steps({ people, freeMessages }: Props) {
  const { t } = useText()
  return (
    <Section
      id="how-it-works"
      title={t('welcome.steps_title')}
      reserved="[contain-intrinsic-size:auto_1225px] md:[contain-intrinsic-size:auto_940px] lg:[contain-intrinsic-size:auto_480px]"
    >
      <ol className="mt-5 grid gap-8 lg:grid-cols-3">
        <Step
          title={t('welcome.step_answer', { count: stepCount })}
          text={t('welcome.step_answer_text')}
          ground="bg-[#e0d5fd] dark:bg-[#2a1f57]"
          screen={<BirthDatePanel />}
        />
        <Step
          title={t('welcome.step_look')}
          text={t('welcome.step_look_text')}
          ground="bg-gift-ground"
          screen={<SearchPanel people={people} />}
        />
        <Step
          title={t('welcome.step_write')}
          text={t('welcome.step_write_text', { count: freeMessages })}
          ground="bg-[#d5efe9] dark:bg-[#143d44]"
          screen={<WritePanel person={people[0]} freeMessages={freeMessages} />}
        />
      </ol>
    </Section>
  )
}

interface StepProps {
  title: string
  text: string
  ground: string
  screen: ReactNode
}

/** The screen is a picture to look at: it can be neither used nor heard. */
function Step({ title, text, ground, screen }: StepProps) {
  return (
    <li className="min-w-0 md:max-lg:grid md:max-lg:grid-cols-[22rem_minmax(0,1fr)] md:max-lg:items-center md:max-lg:gap-8">
      <div
        aria-hidden="true"
        inert
        className={classNames('h-[244px] overflow-hidden rounded-card px-4 pt-6.5', ground)}
      >
        <div className="mx-auto h-full max-w-[292px] overflow-hidden rounded-t-card bg-surface">
          {screen}
        </div>
      </div>
      <div>
        <h3 className="mt-4 text-lg">{title}</h3>
        <p className="mt-1 text-pretty text-muted">{text}</p>
      </div>
    </li>
  )
}
