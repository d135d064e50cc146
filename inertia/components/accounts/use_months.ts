import { useMemo } from 'react'
import { useText } from '~/i18n/use_text'

/** The months in the page's language, as options. */
export function useMonths() {
  const { locale } = useText()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => ({
      value: String(month + 1),
      label: capitalise(format.format(Date.UTC(2000, month, 15)), locale),
    }))
  }, [locale])
}

function capitalise(word: string, locale: string) {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}
