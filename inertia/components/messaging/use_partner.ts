import type { Data } from '@generated/data'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

/** How the partner is shown; one who has left is a "former member" without a name. */
export function usePartner({ name, gone, age, fictional }: Data.Partner) {
  const { t } = useText()
  const person = personOf({ name: gone ? t('messaging.former_member') : name, age, fictional })
  // The bare name is for sentences only: the header beside them carries the fictional label.
  return { person, name: nameBesideLabel(person) }
}
