import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { type RefObject, useRef, useState } from 'react'
import { isSameName, useCities } from '~/components/accounts/use_cities'
import { classNames } from '~/components/ui/class_names'
import { controlClasses, FieldNote } from '~/components/ui/field'
import { useText } from '~/i18n/use_text'

export interface CityProps {
  region: string
  /** The selected city; empty when none is. */
  name: string
  onChoose: (city: { id: string; name: string }) => void
  error?: string
}

/** A city, chosen by typing a few letters. */
export default function CityCombobox({ region, name, onChoose, error }: CityProps) {
  const { t } = useText()
  const [text, setText] = useState(name)
  const [dialog, setDialog] = useState<Element>()
  const field = useRef<HTMLDivElement>(null)
  const { cities, isLoading } = useCities(region, text)
  const isUnknown = text !== '' && !isLoading && cities.length === 0
  const chosen = cities.find((city) => city.name === name)
  const choose = (key: string | number | null) => {
    const city = cities.find(({ id }) => id === key)
    if (!city) return
    setText(city.name)
    onChoose({ id: String(city.id), name: city.name })
  }
  /** Whoever has typed a name in full has chosen; after the combobox, which empties the field. */
  const chooseTyped = () => {
    const [only, ...others] = cities.filter((city) => isSameName(city.name, text))
    if (only && others.length === 0 && only !== chosen) queueMicrotask(() => choose(only.id))
  }
  return (
    <ComboBox
      items={cities}
      inputValue={text}
      onInputChange={setText}
      value={chosen?.id ?? null}
      onChange={choose}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={Boolean(error)}
    >
      <Label className="mb-1.5 block text-sm font-bold">{t('accounts.city')}</Label>
      <div ref={field}>
        <div ref={(box) => setDialog(box?.closest('dialog') ?? undefined)} className="relative">
          <Input
            placeholder={t('accounts.type_city')}
            onBlur={chooseTyped}
            onKeyDownCapture={({ key }) => key === 'Enter' && chooseTyped()}
            autoComplete="off"
            // Where it is on, Safari bends apostrophes.
            spellCheck={false}
            aria-describedby={error || isUnknown ? 'city-note' : undefined}
            className={controlClasses('medium', 'pr-11')}
          />
          <Button
            aria-label={t('accounts.show_cities')}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center"
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </Button>
        </div>
        {/* Kept for screen readers: while the list is open, the library hides all around it. */}
        <div role="status" data-live-announcer>
          <FieldNote
            id="city-note"
            hint={isUnknown && t('accounts.no_city_found')}
            error={isUnknown ? undefined : error}
          />
        </div>
      </div>
      <CityList field={field} dialog={dialog} isEmpty={cities.length === 0} />
    </ComboBox>
  )
}

/** Pixels. */
const fiveRows = 5 * 44 + 16

interface ListProps {
  field: RefObject<HTMLDivElement | null>
  dialog?: Element
  isEmpty: boolean
}

/**
 * Below the field and its error: above it, it would cover the question. Rendered into an open dialog, as everything
 * outside it is inert.
 */
function CityList({ field, dialog, isEmpty }: ListProps) {
  const { t } = useText()
  return (
    <Popover
      triggerRef={field}
      UNSTABLE_portalContainer={dialog}
      shouldFlip={false}
      maxHeight={fiveRows}
      className={classNames(
        'w-(--trigger-width) overflow-y-auto rounded-card bg-ground py-2 shadow-float',
        isEmpty && 'invisible'
      )}
    >
      <ListBox aria-label={t('accounts.cities')}>
        {({ id, name }: { id: number; name: string }) => (
          <ListBoxItem
            id={id}
            textValue={name}
            className="flex min-h-11 cursor-pointer items-center px-4 outline-none data-focused:bg-tint data-selected:font-bold"
          >
            {name}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
