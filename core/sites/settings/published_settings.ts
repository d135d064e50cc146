import type { Currency } from '#core/money'
import type { Country } from '#core/sites/countries'
import { supportAddress } from '#core/sites/support_address'
import type { SiteSettings } from '#core/sites/settings/settings'

type About = Readonly<{
  name: string
  domain: string
  domainLanguage: string | null
  geoipCountry: string | null
  geoipSelectedCountry: string | null
  pushPublicKey: string | null
  /** Phone number of the company that runs the site, without spaces. */
  supportPhone: string | null
  /** The lowest price of a message by country, in fractional minor units: for display only. */
  minimumMessageCosts: Readonly<
    Partial<Record<Country, Readonly<{ costs: number; currency: Currency }>>>
  >
}>

/** The settings of a site that are public, in snake_case. */
export function publishedSettings(settings: SiteSettings, about: About) {
  return {
    ...identity(settings, about),
    ...entry(settings),
    ...profiles(settings),
    ...prices(settings, about),
  }
}

function identity(settings: SiteSettings, about: About) {
  return {
    name: about.name,
    domain: about.domain,
    domain_language: about.domainLanguage,
    index_title: settings.indexTitle,
    description: settings.description,
    // Programs expect the field; a site serves its own assets (decision 117).
    cdn_prefix: null,
    countries: settings.countries,
    geoip_country: about.geoipCountry,
    geoip_selected_country: about.geoipSelectedCountry,
    push_public_key: about.pushPublicKey,
    support_email: supportAddress(about, settings),
    support_phone: about.supportPhone,
  }
}

function entry(settings: SiteSettings) {
  return {
    signups: settings.signups,
    logged_out_search: settings.loggedOutSearch,
    logged_out_search_trafficsource: settings.loggedOutSearchTrafficsource,
    enable_site_entry_popup: settings.enableSiteEntryPopup ? 'yes' : 'no',
    search_fields: settings.searchFields,
  }
}

function profiles(settings: SiteSettings) {
  return {
    visible_profile_fields: settings.visibleProfileFields,
    visible_profile_notes: settings.visibleProfileNotes,
    fictional_icon: settings.fictionalIcon,
    fictional_warning: settings.fictionalWarning,
    fictional_singular: settings.fictionalSingular,
    fictional_plural: settings.fictionalPlural,
    member_resell: settings.memberResell,
  }
}

function prices(settings: SiteSettings, about: About) {
  return {
    minimum_message_costs: about.minimumMessageCosts,
    message_credits: settings.messageCredits,
    signup_credits: settings.signupCredits,
    photo_credits: settings.photoCredits,
    gift_credits: settings.giftCredits,
    message_length: settings.messageLength,
    refund_days: settings.refundDays,
  }
}
