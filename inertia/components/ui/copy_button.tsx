import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '~/components/ui/icon_button'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'

interface Props {
  /** What is copied, such as "IBAN". */
  what: string
  value: string
}

const shownForMilliseconds = 2000

/** Copies a text to the clipboard; a toast says when the browser refuses. */
export function CopyButton({ what, value }: Props) {
  const { t } = useText()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownForMilliseconds)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      toast.error(t('payments.not_copied'))
    }
  }
  return (
    <>
      <IconButton
        label={t('payments.copy', { what })}
        icon={
          copied ? (
            <Check className="size-5 text-success" aria-hidden="true" />
          ) : (
            <Copy className="size-5" aria-hidden="true" />
          )
        }
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {copied && t('payments.copied')}
      </span>
    </>
  )
}
