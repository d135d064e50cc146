import type { Sections } from '~/components/home/parts/home_sections'
import { Composer } from '~/components/messaging/composer/composer'
import { MessageGroup } from '~/components/messaging/log/message_group'
import type { Bubble } from '~/components/messaging/log/messages'
import { Avatar } from '~/components/ui/avatar'
import { NameAndAge } from '~/components/ui/name_and_age'
import { personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

type Shown = NonNullable<Sections['steps']>['people'][number]

interface Props {
  person: Shown | undefined
  freeMessages: number
}

const nothing = () => {}
const noActions = { resend: nothing, edit: nothing, remove: nothing }
const sentAt = '2026-01-01T20:41:00.000Z'

/** A conversation with a first message of one's own: nobody is made to say anything. */
export function WritePanel({ person, freeMessages }: Props) {
  const { t } = useText()
  const name = person?.name ?? ''
  const bubble: Bubble = {
    key: 'example',
    id: null,
    kind: 'text',
    mine: true,
    body: t('welcome.example_message'),
    at: sentAt,
    state: 'sent',
    gift: null,
    picture: null,
    removed: false,
    caution: null,
    cost: 0,
  }
  const group = { key: bubble.key, mine: true, bubbles: [bubble], at: sentAt, state: bubble.state }
  const offer = {
    cost: 1,
    photoCost: 0,
    giftCost: 0,
    messageLength: 1000,
    credits: 0,
    freeMessagesLeft: Math.max(0, freeMessages - 1),
    freeMessages,
    refused: null,
    held: false,
  }
  return (
    <div className="reduced-80">
      {person && <Partner person={person} />}
      <ul className="bg-ground px-4 pt-4 pb-2">
        <MessageGroup
          group={group}
          next={undefined}
          partner={{ id: '', name, covered: false }}
          failed={noActions}
          onRemove={nothing}
        />
      </ul>
      <div className="[&_form]:flex-col-reverse [&_form]:px-4 [&_form_p]:order-last [&_form>div]:order-first">
        <Composer
          field={{ current: null }}
          conversationId={null}
          name={name}
          text=""
          onText={nothing}
          onSend={nothing}
          offer={offer}
          attachments={null}
        />
      </div>
    </div>
  )
}

/** The person who is written to; of a drawn one there is nothing to say. */
function Partner({ person: { age, name, picture } }: { person: Shown }) {
  return (
    <div className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2">
      <Avatar picture={picture} size="small" lazy />
      {name === null ? (
        <span className="h-3 w-28 rounded-full bg-line" />
      ) : (
        <div className="min-w-0">
          <p className="flex font-bold">
            <NameAndAge person={personOf({ name, age, fictional: false })} />
          </p>
        </div>
      )}
    </div>
  )
}
