import type { Read } from '@generated/answers'
import { Laptop, Smartphone } from 'lucide-react'
import { PostButton } from '~/components/ui/post_button'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

export type Device = Read<'accounts/devices_of', 'devicesOf'>[number]

/** A login, with the button to end it. */
export function DeviceRow({ device }: { device: Device }) {
  const { t, rich } = useText()
  const name = useDeviceName(device)
  const Icon = device.handheld ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-primary-strong">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-bold">{name}</p>
        {device.here ? (
          <p className="text-sm font-semibold text-success">{t('settings.this_device')}</p>
        ) : (
          <p className="text-sm text-muted">
            {rich('settings.last_seen', {
              time: () => <Time value={device.lastSeen} format="date_time" />,
            })}
          </p>
        )}
        <p className="text-sm text-muted">
          {device.country && `${device.country} · `}
          {rich('settings.since', {
            time: () => <Time value={device.since} format="date_time" />,
          })}
        </p>
      </div>
      {!device.here && (
        <PostButton
          preserveScroll
          action={`/profile/devices/${device.id}/end`}
          label={t('settings.end_device_named', { name })}
          variant="quiet"
          size="small"
        >
          {t('settings.end_device')}
        </PostButton>
      )}
    </li>
  )
}

type Named = Pick<Device, 'browser' | 'system'>

/** "Safari on iOS", as far as known. */
function useDeviceName({ browser, system }: Named) {
  const { t } = useText()
  if (browser && system) return t('settings.device_name', { browser, system })
  return browser || system || t('settings.unknown_device')
}
