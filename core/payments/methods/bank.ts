/** A bank that a payer can choose before they are sent to pay; its id is its BIC. */
export type Bank = Readonly<{ id: string; name: string }>
