import { Attached } from '~/components/moderation/attached'
import { ReportForm } from '~/components/moderation/report_form'
import type { ReportProps } from '~/components/moderation/report_props'
import { PageTitle } from '~/components/shell/page_title'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Report(props: InertiaProps<ReportProps>) {
  const { t, rich } = useText()
  const person = personOf(props.member)
  const name = nameBesideLabel(person)
  return (
    <div className="mx-auto max-w-[36rem] px-5 py-8 lg:py-14">
      <PageTitle title={t('moderation.report_name', { name })} />
      <h1 className="break-words">
        {rich('moderation.report_name', { name: <PersonName key="name" person={person} /> })}
      </h1>
      <p className="mt-3 text-pretty text-muted">{t('moderation.report_intro', { name })}</p>
      <Attached {...props} />
      <ReportForm {...props} />
    </div>
  )
}
