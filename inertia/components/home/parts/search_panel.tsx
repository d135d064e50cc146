import type { Sections } from '~/components/home/parts/home_sections'
import { HeartIcon } from '~/components/likes/like_button'
import { IconButton } from '~/components/ui/icon_button'
import { personOf } from '~/components/ui/person'
import { Portrait } from '~/components/ui/portrait'
import { useText } from '~/i18n/use_text'

type People = NonNullable<Sections['steps']>['people']

/** Results of a search, without links; drawn people have neither name nor age. */
export function SearchPanel({ people }: { people: People }) {
  const { t } = useText()
  return (
    <div className="grid grid-cols-3 gap-2.5 reduced-66 p-4">
      {people.map(({ age, name, picture }) => (
        <Portrait
          key={picture}
          person={personOf({ name: name ?? '', age, fictional: false })}
          picture={picture}
          corner={
            <IconButton
              variant="like"
              label={t('likes.like_name', { name: name ?? '' })}
              icon={<HeartIcon />}
            />
          }
        />
      ))}
    </div>
  )
}
