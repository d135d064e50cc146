import { classNames } from '~/components/ui/class_names'
import { FictionalLabel } from '~/components/ui/fictional_label'
import { NameAndAge } from '~/components/ui/name_and_age'
import { nameAndAgeBesideLabel, nameBesideLabel, type Person } from '~/components/ui/person'

interface Props {
  person: Person
  withAge?: boolean
  /** Within a sentence: without a label, the name flows as plain text. */
  inSentence?: boolean
  /** Classes of the name only. */
  className?: string
}

/** A member's name, with the label when the profile is fictional. */
export function PersonName({ person, withAge, inSentence, className }: Props) {
  if (inSentence && !person.fictional) {
    const words = withAge ? nameAndAgeBesideLabel(person) : nameBesideLabel(person)
    return <span className={classNames('break-words', className)}>{words}</span>
  }
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap items-baseline gap-x-2">
      {withAge ? (
        <NameAndAge person={person} className={className} />
      ) : (
        <span dir="auto" className={classNames('min-w-0 truncate', className)}>
          {nameBesideLabel(person)}
        </span>
      )}{' '}
      {person.fictional && <FictionalLabel variant="inline" />}
    </span>
  )
}
