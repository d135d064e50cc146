import { classNames } from '~/components/ui/class_names'
import { nameBesideLabel, type Person } from '~/components/ui/person'

interface Props {
  person: Person
  className?: string
}

/** "Sanne, 31" on one line: the name is truncated, never the age. */
export function NameAndAge({ person, className }: Props) {
  const name = nameBesideLabel(person)
  return (
    <span className={classNames('flex min-w-0', className)}>
      <span dir="auto" className="truncate">
        {person.age ? `${name},` : name}
      </span>
      {person.age && <span className="shrink-0 whitespace-pre">{` ${person.age}`}</span>}
    </span>
  )
}
