import { useText } from '~/i18n/use_text'

interface Named {
  browser: string
  system: string
}

/** "Safari on iOS", as far as the browser tells. */
export function useDeviceName({ browser, system }: Named) {
  const { t } = useText()
  if (browser && system) return t('settings.device_name', { browser, system })
  return browser || system || t('settings.unknown_device')
}
