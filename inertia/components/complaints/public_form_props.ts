import type { Read } from '@generated/answers'

/** What every form of the page of complaints is given. */
export type PublicFormProps = {
  requestId: string
  /** Address of the account; null for a visitor. */
  email: string | null
  orders: Read<'complaints/orders_to_name', 'ordersToName'>
  /** What was typed before it was refused. */
  typed: Record<string, string>
  mostFiles: number
  fileMegabytes: number
}
