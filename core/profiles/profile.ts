import type { DateTime } from 'luxon'
import type { Traits } from '#core/profiles/traits'
import type { Country } from '#core/sites/countries'

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export type Sexuality = (typeof sexualities)[number]

export const profileStatuses = ['disabled', 'active'] as const
export type ProfileStatus = (typeof profileStatuses)[number]

/** What others see of a member. The birth date stays on the server. */
export type Profile = Traits &
  Readonly<{
    id: string
    userId: string
    siteId: string
    name: string
    status: ProfileStatus
    gender: Gender
    sexuality: Sexuality
    dateOfBirth: DateTime
    /** When the member corrected it; that can be done once. */
    birthDateChangedAt: DateTime | null
    country: Country
    regionId: number
    placeId: number
    about: string | null
    /** Run by the site, never a person: always shown with its label. */
    fictional: boolean
    /** Whether nobody finds them: they wish it, or they took back the consent to use whom they look for. */
    invisible: boolean
    /** Whether they wish to be invisible. */
    wishesInvisible: boolean
    /** Whether they took back the consent to use whom they look for. */
    withdrawn: boolean
    /** Whether they show on their own site only, and see nobody of another. */
    ownSiteOnly: boolean
    /** Whether they agreed that people without an account see their profile. */
    openToVisitors: boolean
    /** Whether they agreed to be shown to visitors, on the home page and in advertising. */
    advertised: boolean
    /** Whether they also agreed that caption and number of likes stand beside their photo there. */
    captioned: boolean
    mainPhotoId: string | null
    lastActiveAt: DateTime
    createdAt: DateTime
  }>
