import { usePage } from '@inertiajs/react'
import { Row } from '~/components/settings/row'
import { rows } from '~/components/settings/rows'
import { PageTitle } from '~/components/shell/page_title'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

export default function Settings() {
  const { t } = useText()
  const { me, flash } = usePage().props
  if (!me) return null
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-6 lg:py-12">
      <PageTitle title={t('common.settings')} />
      <header className="flex flex-wrap items-center gap-4 px-4">
        <Avatar picture={me.picture} size="large" />
        <h1 className="min-w-0 grow break-words">{me.name}</h1>
        <ButtonLink href={`/members/${me.profileId}`} variant="quiet">
          {t('settings.as_others_see')}
        </ButtonLink>
      </header>
      {flash.success && <noscript>{flash.success}</noscript>}
      <h2 className="mt-8 px-4">{t('common.settings')}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.href}>
            <Row {...row} />
          </li>
        ))}
      </ul>
    </div>
  )
}
