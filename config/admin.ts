import { readAddresses } from '#config/address_list'
import env from '#start/env'

/** Where the back office is. */
export const backOffice = '/admin'

/** The demo lets admins in by password alone. */
export const asksSecondFactor = env.get('DEMO') !== true

/** Whether a request is for the back office. */
export function isForBackOffice(url: string) {
  return url === backOffice || url.startsWith(`${backOffice}/`)
}

const listed = env.get('ADMIN_ADDRESSES')

/** Whether the back office answers this IP address: any, unless the operator lists some. */
export const mayReachBackOffice = listed ? readAddresses('ADMIN_ADDRESSES', listed) : () => true
