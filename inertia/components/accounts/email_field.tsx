import { type ComponentProps, useRef, useState } from 'react'
import { suggestEmail } from '~/components/accounts/mail_suggestion'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onChange' | 'required' | 'error'
> {
  /** For a controlled field: the suggestion was accepted. */
  onAccept?: (email: string) => void
}

/** An e-mail field that suggests corrections of typos. */
export function EmailField({ onAccept, ...field }: Props) {
  const { t } = useText()
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const checkSpelling = async (input: HTMLInputElement) => {
    const typed = input.value
    const corrected = await suggestEmail(typed)
    if (input.value === typed) setSuggestion(corrected)
  }
  const accept = (email: string) => {
    const input = box.current?.querySelector('input')
    if (!input) return
    input.value = email
    onAccept?.(email)
    setSuggestion(null)
    input.focus()
  }
  return (
    <div ref={box}>
      <TextField
        {...field}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        onInput={() => setSuggestion(null)}
        onBlur={({ target }) => void checkSpelling(target)}
      />
      <div role="status">
        {suggestion && (
          <button
            type="button"
            onClick={() => accept(suggestion)}
            className="min-h-11 text-left font-semibold wrap-anywhere text-primary-strong underline"
          >
            {t('accounts.did_you_mean', { email: suggestion })}
          </button>
        )}
      </div>
    </div>
  )
}
