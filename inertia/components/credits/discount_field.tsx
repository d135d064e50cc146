import { Link, router, usePage } from '@inertiajs/react'
import { type SubmitEvent } from 'react'
import { formatPercent } from '~/components/credits/format_percent'
import type { EnteredCode, Quote } from '~/components/credits/price_list'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** Forms cannot be nested, so the field belongs to a form elsewhere in the page. */
const formId = 'discount-code'

/** Submits to the shop, whose URL holds the selection. */
export type CodePage = Readonly<{ path: string; query?: Readonly<Record<string, string>> }>

interface Props {
  code: EnteredCode
  quote: Quote
  page: CodePage
}

/** Discount code; one that applies shows its effect and can be removed. */
export function DiscountField({ code, quote, page }: Props) {
  const { t, locale } = useText()
  const { discount, codeError } = quote
  if (!code.entered || code.error) return <CodeInput code={code} />
  const percent = discount && formatPercent(discount.percentage, locale)
  const isOther = discount !== null && discount.code !== code.entered
  return (
    <div className="mb-6 px-1 lg:px-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">
          {t('credits.code_entered', { code: code.entered })}
          {percent && !isOther && ` −${percent}`}
        </span>
        <Link
          href={page.path}
          data={page.query}
          preserveScroll
          className="inline-flex min-h-11 items-center font-semibold text-primary-strong underline"
        >
          {t('credits.code_remove')}
        </Link>
      </p>
      {(codeError || isOther) && (
        <p role="status" className="text-sm text-muted">
          {codeError ?? t('credits.code_bonus_saves_more')}
        </p>
      )}
    </div>
  )
}

function CodeInput({ code }: Pick<Props, 'code'>) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <div className="mb-6 flex flex-wrap items-start gap-x-3 px-1 lg:px-0">
      <TextField
        form={formId}
        name="code"
        label={t('credits.code')}
        defaultValue={code.entered}
        error={code.error ?? errors.code}
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="grow basis-40"
      />
      <Button type="submit" form={formId} variant="quiet" className="mt-[27px]">
        {t('credits.code_apply')}
      </Button>
    </div>
  )
}

/** The form of the field above: the same page, with the code in its address. */
export function DiscountForm({ page: { path, query } }: Pick<Props, 'page'>) {
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    router.get(path, { ...query, code }, { preserveScroll: true, preserveState: true })
  }
  return (
    <form noValidate id={formId} action={path} method="get" onSubmit={apply}>
      {Object.entries(query ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
