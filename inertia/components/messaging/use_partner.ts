import type { Data } from '@generated/data'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

/** The member at the other side; who is gone has no name any more. */
export function usePartner({ name, gone, age, fictional }: Data.ChatPartner) {
  const { t } = useText()
  const person = personOf({ name: gone ? t('messaging.former_member') : name, age, fictional })
  /** For sentences beside the header, which carries the label. */
  return { person, name: nameBesideLabel(person) }
}
