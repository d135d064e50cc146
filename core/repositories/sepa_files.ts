import type { SepaFile } from '#core/payments/sepa/sepa_file'

export abstract class SepaFiles {
  abstract find(messageId: string): Promise<SepaFile | null>
  /** Throws when the message id is taken: a bank reads each one once. */
  abstract add(file: SepaFile): Promise<void>
}
