import { classNames } from '~/components/ui/class_names'
import { FictionalLabel } from '~/components/ui/fictional_label'
import { nameAndAgeBesideLabel, nameBesideLabel, type Person } from '~/components/ui/person'

interface Props {
  person: Person
  withAge?: boolean
  /** Classes of the name alone, such as its size. */
  className?: string
}

/** Shows a member's name, and with it the label when the profile is fictional. */
export function PersonName({ person, withAge, className }: Props) {
  const name = withAge ? nameAndAgeBesideLabel(person) : nameBesideLabel(person)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className={classNames('min-w-0 truncate', className)}>{name}</span>{' '}
      {person.fictional && <FictionalLabel variant="inline" />}
    </span>
  )
}
