import { Tabs } from '~/components/ui/tabs'
import { useText } from '~/i18n/use_text'

const ways = [
  { href: '/members', label: 'common.search' },
  { href: '/match-finder', label: 'finder.title' },
  { href: '/swipe-game', label: 'swipe.tab' },
] as const

/** The three ways to find members, each a page of its own. */
export function DiscoveryTabs({ current }: { current: (typeof ways)[number]['href'] }) {
  const { t } = useText()
  const tabs = ways.map(({ href, label }) => ({ href, label: t(label) }))
  return <Tabs label={t('finder.ways')} tabs={tabs} current={current} />
}
