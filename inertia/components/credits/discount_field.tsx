import { Link, router } from '@inertiajs/react'
import { type SubmitEvent } from 'react'
import { formatPercent } from '~/components/credits/format_percent'
import type { Basket, EnteredCode } from '~/components/credits/price_list'
import { choiceUrl } from '~/components/credits/use_basket'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** A form cannot stand within another: the field belongs to one that stands after it. */
const formId = 'discount-code'

interface Props {
  code: EnteredCode
  basket: Basket
}

/** Where a discount code is typed; one that counts shows what it does, and can be taken away. */
export function DiscountField({ code, basket }: Props) {
  const { t, locale } = useText()
  const { discount, codeError } = basket.quote
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
          href={choiceUrl(choiceOf(basket))}
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
  return (
    <div className="mb-6 flex items-start gap-3 px-1 lg:px-0">
      <TextField
        form={formId}
        name="code"
        label={t('credits.code')}
        defaultValue={code.entered}
        error={code.error ?? undefined}
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="grow"
      />
      <Button type="submit" form={formId} variant="quiet" className="mt-[27px]">
        {t('credits.code_apply')}
      </Button>
    </div>
  )
}

/** The form of the field above: the same page, with the code in its address. */
export function DiscountForm({ basket }: Pick<Props, 'basket'>) {
  const url = choiceUrl(choiceOf(basket))
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    router.get(url, { code }, { preserveScroll: true, preserveState: true })
  }
  return <form id={formId} action={url} method="get" onSubmit={apply} />
}

function choiceOf({ bundle, method }: Basket) {
  return { bundle: bundle.id, method: method.key }
}
