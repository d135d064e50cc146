import type { Read } from '@generated/answers'

/** Initial values and options of the form. */
export type EditProps = Read<'profiles/own_profile', 'ownProfile'>

export type InterestProps = EditProps['interests'][number]
