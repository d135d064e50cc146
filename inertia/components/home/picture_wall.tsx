import { classNames } from '~/components/ui/class_names'
import { TilePicture } from '~/components/ui/tile_picture'
import { gradientOf } from '~/components/home/gradients'

/** Offset of each column; phones show three columns, tablets eight. */
const columns = [
  'flex -mt-[30px] lg:-mt-[120px]',
  'flex mt-[28px] lg:-mt-[40px]',
  'flex -mt-[74px] lg:-mt-[150px]',
  'hidden sm:flex -mt-[110px] lg:-mt-[70px]',
  'hidden sm:flex -mt-[20px] lg:-mt-[170px]',
  'hidden sm:flex -mt-[90px] lg:-mt-[96px]',
  'hidden sm:flex -mt-[50px] lg:-mt-[30px]',
  'hidden sm:flex -mt-[130px] lg:-mt-[140px]',
  'hidden lg:flex -mt-[60px]',
  'hidden lg:flex -mt-[180px]',
  'hidden lg:flex -mt-[100px]',
  'hidden lg:flex -mt-[20px]',
]

/** One track for each column that is shown, so that those that are there stay while others arrive. */
const tracks =
  'grid-cols-[repeat(3,8.25rem)] sm:grid-cols-[repeat(8,8.25rem)] lg:grid-cols-[repeat(12,max(172px,9.2vw))]'

const rows = [0, 1, 2, 3, 4, 5]

/** A wall of member pictures that bleeds off every edge, under a scrim for text. */
export function PictureWall({ pictures }: { pictures: string[] }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-dark">
      <div
        className={classNames(
          'grid items-start justify-center gap-1.5 lg:-ml-[84px] lg:justify-start lg:gap-2.5',
          tracks
        )}
      >
        {columns.map((classes, column) => (
          <div key={classes} className={classNames('flex-col gap-1.5 lg:gap-2.5', classes)}>
            {rows.map((row) => (
              <Tile key={row} pictures={pictures} column={column} row={row} />
            ))}
          </div>
        ))}
      </div>
      <div className="scrim-wall absolute inset-0" />
    </div>
  )
}

interface TileProps {
  pictures: string[]
  column: number
  row: number
}

/** Columns continue each other, so that a picture is never beside itself. */
function Tile({ pictures, column, row }: TileProps) {
  const index = column * (rows.length - 1) + row
  const picture = pictures[index % pictures.length]
  // The one in the middle of a phone; the others come once the page is there.
  const isFirst = column === 1 && row === 1
  return (
    <div
      className={classNames('aspect-3/4 shrink-0 overflow-hidden rounded-card', gradientOf(index))}
    >
      {picture && (
        <TilePicture
          src={picture}
          eager={isFirst}
          className={classNames('size-full object-cover object-top', !isFirst && 'after-load')}
        />
      )}
    </div>
  )
}
