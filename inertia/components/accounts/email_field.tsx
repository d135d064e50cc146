import { type ComponentProps, useRef, useState } from 'react'
import { suggestEmail } from '~/components/accounts/mail_suggestion'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onChange' | 'required' | 'error'
> {
  /** For a controlled field: the suggestion was accepted. */
  onTake?: (email: string) => void
}

/** An e-mail field that suggests corrections of typos. */
export function EmailField({ onTake, ...field }: Props) {
  const { t } = useText()
  const [meant, setMeant] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const ask = async (input: HTMLInputElement) => {
    const typed = input.value
    const suggestion = await suggestEmail(typed).catch(() => null)
    if (input.value === typed) setMeant(suggestion)
  }
  const take = (email: string) => {
    const input = place.current?.querySelector('input')
    if (!input) return
    input.value = email
    onTake?.(email)
    setMeant(null)
    input.focus()
  }
  return (
    <div ref={place}>
      <TextField
        {...field}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        onInput={() => setMeant(null)}
        onBlur={({ target }) => void ask(target)}
      />
      <div role="status">
        {meant && (
          <button
            type="button"
            onClick={() => take(meant)}
            className="min-h-11 text-left font-semibold break-all text-primary-strong underline"
          >
            {t('accounts.did_you_mean', { email: meant })}
          </button>
        )}
      </div>
    </div>
  )
}
