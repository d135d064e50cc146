import type { Bank } from '#core/payments/methods/bank'
import type { PaymentMethod } from '#core/payments/methods/payment_method'

/** Banks to choose from, by method; none of them is ever contacted. */
export const sandboxBanks: Partial<Record<PaymentMethod, readonly Bank[]>> = {
  ideal: [
    { id: 'ABNANL2A', name: 'ABN AMRO' },
    { id: 'ASNBNL21', name: 'ASN Bank' },
    { id: 'BUNQNL2A', name: 'bunq' },
    { id: 'INGBNL2A', name: 'ING' },
    { id: 'KNABNL2H', name: 'Knab' },
    { id: 'RABONL2U', name: 'Rabobank' },
    { id: 'TRIONL2U', name: 'Triodos Bank' },
    { id: 'FVLBNL22', name: 'Van Lanschot Kempen' },
  ],
  eps: [
    { id: 'BKAUATWW', name: 'Bank Austria' },
    { id: 'BAWAATWW', name: 'BAWAG' },
    { id: 'GIBAATWW', name: 'Erste Bank' },
    { id: 'RZBAATWW', name: 'Raiffeisen' },
    { id: 'VBOEATWW', name: 'Volksbank' },
  ],
}
