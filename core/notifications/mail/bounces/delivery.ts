/** What a mail server reports about one recipient, as RFC 3464 names it, or as its notice says. */
export type Delivery = Readonly<{
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`; empty for a notice that does not tell. */
  action: string
  /** The enhanced status (RFC 3463), such as 5.1.1; empty where there is none. */
  status: string
  /** The answer of the server that refused the mail; empty where it is not quoted apart. */
  diagnostic: string
  /** What the reporting server writes to people, without the copy of our mail. */
  notice: string
}>
