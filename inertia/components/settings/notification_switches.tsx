import type { Read } from '@generated/answers'
import { useText } from '~/i18n/use_text'

export type Switch = Read<'notifications/notification_settings', 'notificationSwitches'>[number]

const channels = ['mail', 'push'] as const

/** A row per kind of notification, a column per channel. */
export function NotificationSwitches({ switches }: { switches: Switch[] }) {
  const { t } = useText()
  return (
    <table className="w-full border-y border-line">
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-20 py-3 text-center text-sm text-muted">
              {t(`settings.channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {switches.map((one) => (
          <tr key={one.kind}>
            <th scope="row" className="py-1 pr-2 text-left font-semibold">
              {t(`settings.kind_${one.kind}`)}
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                <SwitchBox kind={one.kind} channel={channel} on={one[channel]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BoxProps {
  kind: Switch['kind']
  channel: (typeof channels)[number]
  on: boolean
}

function SwitchBox({ kind, channel, on }: BoxProps) {
  const { t } = useText()
  const words = {
    kind: t(`settings.kind_${kind}`),
    channel: t(`settings.channel_${channel}`),
  }
  return (
    <label className="grid min-h-12 place-items-center">
      <input
        type="checkbox"
        name="on[]"
        value={`${kind}.${channel}`}
        defaultChecked={on}
        aria-label={t('settings.kind_by_channel', words)}
        className="check"
      />
    </label>
  )
}
