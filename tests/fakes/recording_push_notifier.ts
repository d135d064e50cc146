import { type Push, PushNotifier, type PushOutcome } from '#core/ports/push_notifier'

/** Keeps the pushes; a browser whose endpoint is in `withdrawn` gets none, a busy service takes none. */
export class RecordingPushNotifier extends PushNotifier {
  readonly sent: Push[] = []
  readonly withdrawn = new Set<string>()
  busySeconds = 0

  async notify(push: Push): Promise<PushOutcome> {
    if (this.withdrawn.has(push.endpoint)) return 'gone'
    if (this.busySeconds > 0) return { retryAfterSeconds: this.busySeconds }
    this.sent.push(push)
    return 'sent'
  }
}
