import {
  ArrowLeftRight,
  CreditCard,
  Landmark,
  type LucideIcon,
  Smartphone,
  Tablet,
  Ticket,
  Wallet,
} from 'lucide-react'
import type { PaymentMethod } from '../../../core/payments/methods/payment_method'

export function MethodIcon({ method, className }: { method: PaymentMethod; className?: string }) {
  const Icon = icons[method] ?? CreditCard
  return <Icon aria-hidden="true" className={className} />
}

/** Every method that is not a card has a sign of its own kind. */
const icons: Partial<Record<PaymentMethod, LucideIcon>> = {
  ideal: Landmark,
  sdd: Landmark,
  eps: Landmark,
  giropay: Landmark,
  sofort: Landmark,
  sct: ArrowLeftRight,
  prezelewy24: ArrowLeftRight,
  blik: Smartphone,
  applepay: Tablet,
  paypal: Wallet,
  paysafecard: Ticket,
}
