import { Evidence } from '~/components/moderation/evidence'
import { ReportForm } from '~/components/moderation/report_form'
import type { ReportProps } from '~/components/moderation/report_props'
import { PageTitle } from '~/components/shell/page_title'
import { BackLink } from '~/components/ui/back_link'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Report(props: InertiaProps<ReportProps>) {
  const { t, rich } = useText()
  const person = personOf(props.member)
  const name = nameBesideLabel(person)
  return (
    <div className="mx-auto max-w-[36rem] px-5 py-6 lg:py-12">
      <PageTitle title={t('moderation.report_name', { name })} />
      <BackLink href={props.backTo}>{t('common.back')}</BackLink>
      <h1 className="mt-2 break-words">
        {rich('moderation.report_name', {
          name: <PersonName key="name" inSentence person={person} />,
        })}
      </h1>
      <p className="mt-3 text-pretty text-muted">{t('moderation.report_intro', { name })}</p>
      <p className="mt-2 text-pretty">{t('moderation.danger')}</p>
      <Evidence {...props} />
      <ReportForm {...props} />
    </div>
  )
}
