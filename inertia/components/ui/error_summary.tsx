import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '~/i18n/use_text'

interface Props {
  /** Text by the id of its control, which each line links to. */
  errors: Record<string, string | undefined>
}

/** Lists the errors above a form; takes the focus when errors arrive. */
export function ErrorSummary({ errors }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const found = Object.entries(errors).filter(([, text]) => text)
  // Compared as text: a new object with the same errors must not take the focus again.
  const words = found.map(([, text]) => text).join()
  useEffect(() => {
    if (words) box.current?.focus()
  }, [words])
  if (!found.length) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card p-4 inset-ring-2 inset-ring-danger"
    >
      <h2 className="flex items-center gap-2 text-base text-danger">
        <CircleAlert aria-hidden="true" className="size-5" />
        {t('common.check_fields', { count: found.length })}
      </h2>
      <ul className="mt-2 list-disc pl-7">
        {found.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`} className="underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
