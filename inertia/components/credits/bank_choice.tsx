import type { Method } from '~/components/credits/price_list'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

interface Props {
  banks: Method['banks']
  error?: string
}

/** Which bank to be sent to, for a method that lets one choose; it can also be chosen there. */
export function BankChoice({ banks, error }: Props) {
  const { t } = useText()
  if (banks.length === 0) return null
  return (
    <Select
      id="bank"
      name="bank"
      label={t('credits.bank')}
      placeholder={t('credits.bank_later')}
      options={banks.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
      className="pt-1 pb-4 pl-9"
    />
  )
}
