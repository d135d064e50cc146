import { useText } from '~/i18n/use_text'

/** Options of "I am" and "looking for". */
export function useOrientationOptions() {
  const { t } = useText()
  return {
    genders: [
      { value: 'female', label: t('home.a_woman') },
      { value: 'male', label: t('home.a_man') },
    ],
    seekings: [
      { value: 'female', label: t('home.women') },
      { value: 'male', label: t('home.men') },
      { value: 'both', label: t('home.both') },
    ],
  }
}
