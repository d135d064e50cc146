export type Purchase = {
  bundle: string
  /** The discount code that counts; empty without one. */
  code: string
}

/** What is bought, kept from one step to the next. */
export function PurchaseFields({ bundle, code }: Purchase) {
  return (
    <>
      <input type="hidden" name="bundle" value={bundle} />
      {code && <input type="hidden" name="code" value={code} />}
    </>
  )
}

/** The page of a direct debit for what is bought. */
export function debitUrl(path: string, { bundle, code }: Purchase) {
  return `${path}?${new URLSearchParams({ bundle, ...(code && { code }) })}`
}
