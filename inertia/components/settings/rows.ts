import {
  Ban,
  Bell,
  Coins,
  Download,
  Eye,
  Fingerprint,
  Footprints,
  Images,
  KeyRound,
  Languages,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Scale,
  Trash2,
  UserRoundSearch,
  WalletMinimal,
} from 'lucide-react'
import type { TextKey } from '~/i18n/keys'

/** A row of the settings. */
export interface SettingsRow {
  href: string
  icon: LucideIcon
  label: TextKey
  hint: TextKey
}

/** Settings that belong together, under their heading. */
export interface SettingsGroup {
  title: TextKey
  rows: readonly SettingsRow[]
}

/** All settings in the order of the page, the most used first; add new ones here. */
export const groups: readonly SettingsGroup[] = [
  {
    title: 'settings.group_profile',
    rows: [
      {
        href: '/profile/photos',
        icon: Images,
        label: 'profiles.photos',
        hint: 'profiles.photos_hint',
      },
      { href: '/visits', icon: Footprints, label: 'common.visits', hint: 'profiles.visits_hint' },
      {
        href: '/profile/match-finder',
        icon: UserRoundSearch,
        label: 'finder.self_title',
        hint: 'finder.self_hint',
      },
    ],
  },
  {
    title: 'settings.group_privacy',
    rows: [
      {
        href: '/profile/privacy',
        icon: Eye,
        label: 'settings.privacy',
        hint: 'settings.privacy_hint',
      },
      {
        href: '/profile/blocked',
        icon: Ban,
        label: 'settings.blocked',
        hint: 'settings.blocked_hint',
      },
      {
        href: '/decisions',
        icon: Scale,
        label: 'moderation.decisions',
        hint: 'moderation.decisions_hint',
      },
    ],
  },
  {
    title: 'settings.group_credits',
    rows: [
      {
        href: '/transactions',
        icon: Coins,
        label: 'payments.transactions_title',
        hint: 'payments.transactions_hint',
      },
      {
        href: '/settings/spending',
        icon: WalletMinimal,
        label: 'spending.title',
        hint: 'spending.hint',
      },
    ],
  },
  {
    title: 'settings.group_site',
    rows: [
      {
        href: '/notifications',
        icon: Bell,
        label: 'settings.notifications',
        hint: 'settings.notifications_hint',
      },
      {
        href: '/lang-config',
        icon: Languages,
        label: 'settings.language',
        hint: 'settings.language_hint',
      },
    ],
  },
  {
    title: 'settings.group_login',
    rows: [
      { href: '/profile/email', icon: Mail, label: 'settings.email', hint: 'settings.email_hint' },
      {
        href: '/profile/password',
        icon: KeyRound,
        label: 'settings.password',
        hint: 'settings.password_hint',
      },
      {
        href: '/profile/passkeys',
        icon: Fingerprint,
        label: 'settings.passkeys',
        hint: 'settings.passkeys_hint',
      },
      {
        href: '/profile/devices',
        icon: MonitorSmartphone,
        label: 'settings.devices',
        hint: 'settings.devices_hint',
      },
    ],
  },
  {
    title: 'settings.group_account',
    rows: [
      { href: '/profile/data', icon: Download, label: 'settings.data', hint: 'settings.data_hint' },
      {
        href: '/profile/delete',
        icon: Trash2,
        label: 'settings.delete',
        hint: 'settings.delete_hint',
      },
    ],
  },
]
