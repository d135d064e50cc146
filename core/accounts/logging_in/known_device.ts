/** A login of an account on a device: the account as a digest, the device by an id of its own. */
export type KnownDevice = Readonly<{ account: string; device: string }>

/** How many accounts one browser keeps. */
const mostAccounts = 5

/** What a browser keeps of the accounts that were logged in on it; nothing where it keeps anything else. */
export function knownDevices(kept: unknown): readonly KnownDevice[] {
  return Array.isArray(kept) ? kept.filter(isKnownDevice) : []
}

/** Adds a login to what a browser keeps: an account that is known keeps the id that the device has for it. */
export function rememberedWith(known: readonly KnownDevice[], login: KnownDevice) {
  const same = known.find(({ account }) => account === login.account)
  const others = known.filter((one) => one !== same)
  return [same ?? login, ...others].slice(0, mostAccounts)
}

function isKnownDevice(kept: unknown): kept is KnownDevice {
  if (typeof kept !== 'object' || kept === null) return false
  const { account, device }: Partial<Record<keyof KnownDevice, unknown>> = kept
  return typeof account === 'string' && typeof device === 'string'
}
