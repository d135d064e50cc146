import { Button } from '~/components/ui/button'
import { BottomSheet } from '~/components/ui/bottom_sheet'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'
import type { Icebreaker } from '../../../../core/messaging/icebreaker'

interface Props {
  icebreaker: Icebreaker
  onPick: (text: string) => void
  /** The member wants no icebreakers in this conversation. */
  onDecline: () => void
  onClose: () => void
}

/** Icebreakers to pick from, for the situation of the conversation. */
export default function IcebreakerDialog({ icebreaker, onPick, onDecline, onClose }: Props) {
  const { t } = useText()
  const { situation, interest: shared } = icebreaker
  const interest = shared ? t(`profiles.interest_${shared}`) : ''
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('icebreakers.title')}
      footer={
        <div className="flex justify-end">
          <Button variant="quiet" onClick={onDecline}>
            {t('icebreakers.no_thanks')}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{t('icebreakers.help')}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {icebreakers[situation].map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onPick(t(key, { interest }))}
              className="min-h-12 w-full rounded-bubble bg-tint px-4 py-2.5 text-left text-pretty hover:brightness-97"
            >
              {t(key, { interest })}
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}

const icebreakers: Record<Icebreaker['situation'], readonly TextKey[]> = {
  hello: [
    'icebreakers.hello_1',
    'icebreakers.hello_2',
    'icebreakers.hello_3',
    'icebreakers.hello_4',
  ],
  match: [
    'icebreakers.match_1',
    'icebreakers.match_2',
    'icebreakers.match_3',
    'icebreakers.match_4',
  ],
  interest: ['icebreakers.interest_1', 'icebreakers.interest_2', 'icebreakers.interest_3'],
  answer: ['icebreakers.answer_1', 'icebreakers.answer_2', 'icebreakers.answer_3'],
  quiet: ['icebreakers.quiet_1', 'icebreakers.quiet_2', 'icebreakers.quiet_3'],
}
