import { type Push, PushNotifier } from '#core/ports/push_notifier'

/** Keeps the pushes; a browser whose endpoint is in `withdrawn` gets none. */
export class RecordingPushNotifier extends PushNotifier {
  readonly sent: Push[] = []
  readonly withdrawn = new Set<string>()

  async notify(push: Push) {
    if (this.withdrawn.has(push.endpoint)) return 'gone'
    this.sent.push(push)
    return 'sent'
  }
}
