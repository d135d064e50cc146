import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { presence } from '#core/discovery/search/presence'
import { ageOn } from '#core/profiles/age'
import { toldSeeking } from '#core/profiles/orientation'
import type { Trait, TraitValue } from '#core/profiles/traits'
import type { SiteSettings } from '#core/sites/settings/settings'
import type Profile from '#models/profile'
import type { Viewer } from '#queries/profiles/main_picture'
import { picturesOf } from '#queries/profiles/pictures_of'

/** A member's public profile; the site's settings decide which fields it has. Visitors never see presence, nor whom they look for. */
export default class MemberProfileTransformer extends BaseTransformer<Profile> {
  constructor(
    profile: Profile,
    private viewer: Viewer,
    private settings: SiteSettings
  ) {
    super(profile)
  }

  toObject() {
    const member = this.resource
    const now = DateTime.utc()
    return {
      ...this.pick(member, ['id', 'name', 'gender', 'fictional']),
      age: ageOn(member.dateOfBirth, now),
      place: member.place.name,
      presence: this.viewer ? presence(member.lastActiveAt, now) : null,
      about: this.settings.visibleProfileNotes ? member.about : null,
      seeking: toldSeeking(member, this.viewer?.profile.id ?? null),
      joined: member.createdAt.toISODate() ?? '',
      traits: this.#traits(),
      pictures: picturesOf(member, this.viewer, this.settings),
    }
  }

  #traits() {
    const member = this.resource
    return [
      traitText('reason_for_signup', member.reasonForSignup),
      traitText('relationship_status', member.relationshipStatus),
      traitText('hair_colour', member.hairColour),
      traitText('eye_colour', member.eyeColour),
      traitText('body_type', member.bodyType),
      traitText('tattoos', member.tattoos),
    ]
      .filter((trait) => trait !== null)
      .filter(({ trait }) => this.settings.visibleProfileFields.includes(trait))
  }
}

/** A trait and its value as the texts name it, such as `hair_colour_red`. */
function traitText<T extends Trait>(trait: T, value: TraitValue<T> | null) {
  return value === null ? null : { trait, value: `${trait}_${value}` as const }
}
