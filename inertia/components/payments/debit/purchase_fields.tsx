export type Purchase = {
  bundle: string
  /** The discount code that applies; empty without one. */
  code: string
}

/** Hidden fields that carry the purchase to the next step. */
export function PurchaseFields({ bundle, code }: Purchase) {
  return (
    <>
      <input type="hidden" name="bundle" value={bundle} />
      {code && <input type="hidden" name="code" value={code} />}
    </>
  )
}

/** URL of a direct debit page for a purchase. */
export function debitUrl(path: string, { bundle, code }: Purchase) {
  return `${path}?${new URLSearchParams({ bundle, ...(code && { code }) })}`
}
