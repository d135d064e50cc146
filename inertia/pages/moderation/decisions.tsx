import type { Read } from '@generated/answers'
import { Scale } from 'lucide-react'
import { usePage } from '@inertiajs/react'
import type { PropsWithChildren, ReactNode } from 'react'
import { Corrections } from '~/components/moderation/corrections'
import { Decision } from '~/components/moderation/decision'
import { Readings } from '~/components/moderation/readings'
import { SettingsPage } from '~/components/settings/settings_page'
import { EmptyState } from '~/components/ui/empty_state'
import { PostButton } from '~/components/ui/post_button'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import DefaultLayout from '~/layouts/default'
import EmptyLayout from '~/layouts/empty'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  decisions: Read<'moderation/decisions_about', 'decisionsAbout'>
  /** An appeal that came once the login was over, and against what; both empty without one. */
  unsent: string
  unsentDecisionId: string
  corrections: Read<'moderation/told_corrections', 'correctionsToldTo'>
  readings: Read<'moderation/told_readings', 'readingsToldTo'>
  banned: boolean
  /** Null for a member who is not suspended. */
  suspendedUntil: string | null
}>

/** What was decided about the member, also when that keeps them from everything else. */
export default function Decisions(props: Props) {
  const { banned, corrections, decisions, readings, suspendedUntil } = props
  const { unsent, unsentDecisionId } = props
  const { t, rich } = useText()
  const { flash } = usePage().props
  const isConfined = banned || suspendedUntil !== null
  const isEmpty = decisions.length === 0 && corrections.length === 0
  return (
    <SettingsPage
      title={t('moderation.decisions')}
      intro={t('moderation.decisions_intro')}
      withoutWayBack={isConfined}
    >
      {/* With scripts a toast says it. */}
      {flash.success && (
        <noscript>
          <p role="status" className="mt-4 font-bold">
            {flash.success}
          </p>
        </noscript>
      )}
      {banned && <Notice>{t('moderation.decisions_banned')}</Notice>}
      {suspendedUntil && (
        <Notice>
          {rich('moderation.decisions_suspended', {
            date: <Time key="date" value={suspendedUntil} format="date_time" />,
          })}
        </Notice>
      )}
      {isEmpty && !isConfined && (
        <EmptyState icon={<Scale aria-hidden="true" />} title={t('moderation.decisions_none')}>
          {t('moderation.decisions_none_help')}
        </EmptyState>
      )}
      {decisions.map((decision) => (
        <Decision
          key={decision.id}
          decision={decision}
          unsent={decision.id === unsentDecisionId ? unsent : ''}
        />
      ))}
      <Corrections corrections={corrections} />
      <Readings readings={readings} />
      {suspendedUntil && (
        <PostButton action="/logout" variant="link" className="mt-8">
          {t('common.log_out')}
        </PostButton>
      )}
    </SettingsPage>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mt-4 rounded-lg bg-tint px-4 py-3">{children}</p>
}

Decisions.layout = (page: ReactNode) => <MenuUnlessConfined>{page}</MenuUnlessConfined>

/** A menu would lead whoever may see nothing else back here. */
function MenuUnlessConfined({ children }: PropsWithChildren) {
  const { banned, suspendedUntil } = usePage<Props>().props
  const Layout = banned || suspendedUntil ? EmptyLayout : DefaultLayout
  return <Layout>{children}</Layout>
}
