import { reportReasons, type ReportReason } from '#core/moderation/report'

/** How soon a report has to be looked at, the most urgent first. */
export const urgencies = ['danger', 'harm', 'nuisance'] as const
export type Urgency = (typeof urgencies)[number]

const ofReason: Readonly<Record<ReportReason, Urgency>> = {
  underage: 'danger',
  harassment: 'danger',
  scam: 'harm',
  offensive_pictures: 'harm',
  other: 'harm',
  fake_profile: 'nuisance',
  advertising: 'nuisance',
}

/**
 * How urgent a report is, by its reason alone: never by who made it or who pays.
 * Rule: docs/product/moderation.md, Urgency.
 */
export function urgencyOf(reason: ReportReason): Urgency {
  return ofReason[reason]
}

/** The reasons with that urgency. */
export function reasonsOf(urgency: Urgency) {
  return reportReasons.filter((reason) => ofReason[reason] === urgency)
}
