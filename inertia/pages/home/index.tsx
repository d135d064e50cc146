import { useText } from '~/i18n/use_text'

export default function Home() {
  const { t } = useText()
  return <h1>{t('home.title')}</h1>
}
