import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PillRadios } from '~/components/ui/pill_radios'
import { PostButton } from '~/components/ui/post_button'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'

interface Props {
  action: string
  mayWithdraw: boolean
}

/** How the person ends their ticket, each with one question first. */
export function Endings({ action, mayWithdraw }: Props) {
  const { t } = useText()
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
      <Ending icon={<Check aria-hidden="true" className="size-5" />} title={t('complaints.solve')}>
        <HelpfulForm action={action} submit={t('complaints.solve_confirm')} />
      </Ending>
      {mayWithdraw && (
        <Ending icon={<X aria-hidden="true" className="size-5" />} title={t('complaints.withdraw')}>
          <p className="py-3">{t('complaints.withdraw_question')}</p>
          <PostButton action={`${action}/withdrawn`} variant="danger">
            {t('complaints.withdraw_confirm')}
          </PostButton>
        </Ending>
      )}
    </div>
  )
}

/** Asks whether the solution helped. */
export function HelpfulForm({ action, submit }: { action: string; submit: string }) {
  const { t } = useText()
  return (
    <PostForm action={`${action}/solved`} submit={submit}>
      <PillRadios
        legend={t('complaints.helpful')}
        name="helpful"
        options={[
          { value: 'yes', label: t('complaints.yes') },
          { value: 'no', label: t('complaints.no') },
        ]}
      />
    </PostForm>
  )
}

interface EndingProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

function Ending({ icon, title, children }: EndingProps) {
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-strong hover:underline">
        {icon}
        {title}
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
