import { type Device, DeviceRow } from '~/components/settings/device_row'
import { PostButton } from '~/components/ui/post_button'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Devices({ devices }: InertiaProps<{ devices: Device[] }>) {
  const { t } = useText()
  return (
    <SettingsPage title={t('settings.devices')} intro={t('settings.devices_intro')}>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <PostButton
          preserveScroll
          action="/profile/devices/others/end"
          className="mt-6"
          variant="danger"
        >
          {t('settings.end_others')}
        </PostButton>
      )}
    </SettingsPage>
  )
}
