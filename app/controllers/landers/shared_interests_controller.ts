import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { parseChosen } from '#core/landers/chosen_interests'
import { sharingInWords, sharingToTell } from '#queries/landers/told_sharing'
import { sharedInterestsValidator } from '#validators/landers/shared_interests'

/** Somebody may take back at any moment that their picture is shown. */
const kept = 'private, no-cache'

/** What the lander of interests says of those who like the same: by its address alone, for anybody. */
export default class SharedInterestsController {
  async show({ request, response, site }: HttpContext) {
    const {
      country = null,
      interests,
      locale,
      pictures,
    } = await request.validateUsing(sharedInterestsValidator)
    const chosen = parseChosen(interests?.split(',') ?? [])
    const tellsInterests = site.settings.visibleProfileFields.includes('interests')
    const asked = { siteId: site.id, country, chosen, pictureSet: pictures, tellsInterests }
    const told = await sharingToTell(asked)
    response.header('Cache-Control', kept)
    const { strong, text } = sharingInWords(i18nManager.locale(locale), told, chosen)
    return { text, strong, faces: told?.faces ?? [] }
  }
}
