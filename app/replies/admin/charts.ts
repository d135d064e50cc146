import { area, line, stack } from 'd3-shape'

/** A chart as its view draws it: paths and lines in a box of 480 by 160. */
export type Chart = Readonly<{
  width: number
  height: number
  /** Lines of the value axis, with what stands beside them. */
  levels: readonly Readonly<{ y: number; text: string }>[]
  /** Some days, with where they stand. */
  ticks: readonly Readonly<{ x: number; text: string }>[]
  series: readonly Readonly<{ name: string; colour: string; path: string; fill: string | null }>[]
  /** All bars of a series as one path, as a year has hundreds of them. */
  bars: readonly Readonly<{ colour: string; path: string }>[]
  table: ChartTable
}>

/** What a chart shows, in words: all its series, of which it may draw only the first. */
type ChartTable = Readonly<{
  names: readonly string[]
  rows: readonly Readonly<{ day: string; values: readonly string[] }>[]
}>

type Series = Readonly<{ name: string; values: readonly number[] }>
export type Axis = Readonly<{
  days: readonly string[]
  write: (value: number) => string
  writeDay: (day: string) => string
}>

const width = 480
const height = 160
/** Which the style sheet names, for light and dark. */
const colours = [1, 2, 3, 4, 5, 6].map((number) => `var(--chart-${number})`)

/** One line for each series. */
export function lineChart(series: readonly Series[], axis: Axis): Chart {
  const top = roundUp(Math.max(1, ...series.flatMap(({ values }) => values)))
  const x = (index: number) => position(index, axis.days.length)
  const y = (value: number) => height - (value / top) * height
  const draw = line<number>((_, index) => x(index), y)
  const shade = area<number>((_, index) => x(index), height, y)
  return {
    ...frame(axis, top),
    series: series.map(({ name, values }, index) => ({
      name,
      colour: colours[index],
      path: draw([...values]) ?? '',
      fill: index === series.length - 1 ? shade([...values]) : null,
    })),
    bars: [],
    table: tableOf(series, axis),
  }
}

/** A bar for each day, of one part for each series; those beyond the colours stand in the table alone. */
export function barChart(all: readonly Series[], axis: Axis): Chart {
  const series = all.slice(0, colours.length)
  const days = axis.days.map((_, index) => series.map(({ values }) => values[index]))
  const top = roundUp(
    Math.max(1, ...days.map((parts) => parts.reduce((sum, part) => sum + part, 0)))
  )
  const y = (value: number) => height - (value / top) * height
  const step = width / axis.days.length
  const stacked = stack<readonly number[], number>()
    .keys(series.map((_, index) => index))
    .value((day, key) => day[key])(days)
  return {
    ...frame(axis, top),
    series: series.map(({ name }, index) => ({
      name,
      colour: colours[index],
      path: '',
      fill: null,
    })),
    bars: stacked.map((part, index) => ({
      colour: colours[index],
      path: part
        .map(([from, to], day) => {
          const x = day * step + step * 0.15
          return barPath({ x, y: y(to), width: step * 0.7, height: y(from) - y(to) })
        })
        .join(''),
    })),
    table: tableOf(all, axis),
  }
}

function tableOf(series: readonly Series[], { days, write }: Axis): ChartTable {
  return {
    names: series.map(({ name }) => name),
    rows: days.map((day, index) => ({
      day,
      values: series.map(({ values }) => write(values[index])),
    })),
  }
}

type Bar = Readonly<{ x: number; y: number; width: number; height: number }>

/** One bar; nothing for none. */
function barPath({ height: tall, width: wide, x, y }: Bar) {
  if (tall === 0) return ''
  return `M${short(x)},${short(y)}h${short(wide)}v${short(tall)}h${-short(wide)}z`
}

function short(length: number) {
  return Math.round(length * 100) / 100
}

function frame({ days, write, writeDay }: Axis, top: number) {
  const levels = [0, 0.5, 1].map((share) => ({
    y: height - share * height,
    text: write(share * top),
  }))
  const every = Math.max(1, Math.ceil(days.length / 5))
  const ticks = days.flatMap((day, index) =>
    index % every === 0 ? [{ x: position(index, days.length), text: writeDay(day) }] : []
  )
  return { width, height, levels, ticks }
}

function position(index: number, length: number) {
  return length < 2 ? width / 2 : (index / (length - 1)) * width
}

/** The next number of one or two leading digits, so that the axis has round values. */
function roundUp(value: number) {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.ceil(value / (2 * power)) * 2 * power
}
