export type Purchase = {
  bundle: string
  /** A discount code that was entered before. */
  discount: string | null
}

/** What is bought, kept from one step to the next. */
export function PurchaseFields({ bundle, discount }: Purchase) {
  return (
    <>
      <input type="hidden" name="bundle" value={bundle} />
      {discount && <input type="hidden" name="discount" value={discount} />}
    </>
  )
}
