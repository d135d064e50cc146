import { useText } from '~/i18n/use_text'

/** The answers to "I am" and "looking for", in the words of the home page. */
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
