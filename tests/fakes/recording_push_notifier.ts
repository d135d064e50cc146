import { type Push, PushNotifier, type PushOutcome } from '#core/ports/push_notifier'

/** Records pushes, except to endpoints in `withdrawn` or `refused`, and while the service is busy. */
export class RecordingPushNotifier extends PushNotifier {
  readonly sent: Push[] = []
  readonly withdrawn = new Set<string>()
  readonly refused = new Set<string>()
  busySeconds = 0

  async notify(push: Push): Promise<PushOutcome> {
    if (this.withdrawn.has(push.endpoint)) return 'gone'
    if (this.refused.has(push.endpoint)) return 'refused'
    if (this.busySeconds > 0) return { retryAfterSeconds: this.busySeconds }
    this.sent.push(push)
    return 'sent'
  }
}
