import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import type { Basket } from '~/components/credits/price_list'

/** Orders the basket; refusals come back as the errors of their fields. */
export function useOrderForm({ bundle, method, quote }: Basket, clientId: string) {
  const form = useForm({ package_id: '', method: '', shown_total: 0, client_id: '' })

  function submit(event: FormEvent) {
    event.preventDefault()
    form.transform(() => ({
      package_id: bundle.id,
      method: method.key,
      shown_total: quote.totalAmount,
      client_id: clientId,
    }))
    form.post('/orders')
  }

  return { submit, processing: form.processing, errors: form.errors }
}
