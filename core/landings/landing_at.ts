import { landerNames } from '#core/landers/lander'
import { landingNames } from '#core/landings/landing'
import type { Landing } from '#core/users/tracking'

const lander = new RegExp(
  `^/landers/(${[...landerNames, ...landingNames].join('|')})(?:/([\\w-]{1,60}))?/?$`
)
const landingOfMember = new RegExp(
  `^/members/[^/]+/(${landingNames.join('|')})(?:/([\\w-]{1,60}))?/?$`
)

/**
 * The lander at a path, such as `gallery` at `/landers/gallery/night`, and its variant (`night`); the
 * landings of one member count as one lander each. A slash at the end leads to the same page. Null for
 * a page that is no lander.
 * Rule: docs/product/back-office.md, Sources.
 */
export function landingAt(path: string): Landing | null {
  const [, name, variant] = lander.exec(path) ?? landingOfMember.exec(path) ?? []
  return name === undefined ? null : { lander: name, variant: variant ?? null }
}
