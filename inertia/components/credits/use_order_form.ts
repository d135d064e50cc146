import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import type { Basket } from '~/components/credits/price_list'

/** Orders the basket; refusals come back as the errors of their fields. */
export function useOrderForm({ bundle, method, quote }: Basket, code: string, clientId: string) {
  const form = useForm({
    package_id: '',
    method: '',
    bank: '',
    code: '',
    shown_total: 0,
    client_id: '',
    use_at_once: '',
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    form.transform(() => ({
      package_id: bundle.id,
      method: method.key,
      bank: String(typed.get('bank') ?? ''),
      code,
      shown_total: quote.totalAmount,
      client_id: clientId,
      ...(typed.has('use_at_once') && { use_at_once: 'yes' }),
    }))
    form.post('/orders')
  }

  return { submit, processing: form.processing, errors: form.errors }
}
