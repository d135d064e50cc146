import { Checkbox } from '~/components/ui/checkbox'
import { useText } from '~/i18n/use_text'

/** What a buyer asks for before the pay button, anew for each order: never ticked at first. */
export function UseAtOnce({ error, className }: { error?: string; className?: string }) {
  const { t } = useText()
  return (
    <Checkbox
      id="use_at_once"
      name="use_at_once"
      value="yes"
      label={t('credits.use_at_once')}
      error={error}
      required
      className={className}
    />
  )
}
