/**
 * The traits of a profile and their allowed values. The names are also those of the columns and of
 * the setting visible_profile_fields.
 */
export const traits = {
  hair_colour: [
    'black',
    'brown',
    'dark_blond',
    'blond',
    'red',
    'grey',
    'white',
    'coloured',
    'bald',
    'other',
  ],
  eye_colour: ['blue', 'blue_green', 'green', 'grey', 'hazel', 'brown', 'dark_brown', 'other'],
  body_type: ['slim', 'average', 'athletic', 'muscular', 'curvy', 'sturdy', 'plus_size'],
  relationship_status: [
    'single',
    'separated',
    'divorced',
    'widowed',
    'in_relationship',
    'married',
    'open_relationship',
    'complicated',
  ],
  reason_for_signup: [
    'relationship',
    'dating',
    'casual',
    'flirting',
    'friendship',
    'going_out',
    'chatting',
    'looking_around',
  ],
  tattoos: ['none', 'planned', 'one', 'several', 'many'],
} as const

export type Trait = keyof typeof traits
export type TraitValue<T extends Trait> = (typeof traits)[T][number]

/** The traits of one member; null: not set. */
export type Traits = Readonly<{
  hairColour: TraitValue<'hair_colour'> | null
  eyeColour: TraitValue<'eye_colour'> | null
  bodyType: TraitValue<'body_type'> | null
  relationshipStatus: TraitValue<'relationship_status'> | null
  reasonForSignup: TraitValue<'reason_for_signup'> | null
  tattoos: TraitValue<'tattoos'> | null
}>

/** The traits of a new member: none is set. */
export const noTraits: Traits = {
  hairColour: null,
  eyeColour: null,
  bodyType: null,
  relationshipStatus: null,
  reasonForSignup: null,
  tattoos: null,
}
