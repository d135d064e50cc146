/** A text message; `to` in E.164, such as +31612345678. */
export type Sms = Readonly<{ to: string; text: string }>

export abstract class SmsSender {
  abstract send(sms: Sms): Promise<void>
}
