import { type ComponentProps, useState } from 'react'
import { useText } from '~/i18n/use_text'

type Bounds = readonly [from: number, to: number]

interface Props {
  legend: string
  /** A value as screen readers say it, such as "23 years". */
  valueText: (value: number) => string
  /** Names of the two fields in the form, such as `min_age` and `max_age`. */
  names: readonly [from: string, to: string]
  min: number
  max: number
  defaultValue: Bounds
  /** While dragging; `onCommit` on release. */
  onChange?: (bounds: Bounds) => void
  onCommit?: (bounds: Bounds) => void
}

/** A range between two numbers: two native sliders on one track. */
export function RangeSlider(props: Props) {
  const { legend, valueText, names, min, max, defaultValue, onChange, onCommit } = props
  const { t } = useText()
  const [[from, to], setBounds] = useState(defaultValue)
  const change = (bounds: Bounds) => {
    setBounds(bounds)
    onChange?.(bounds)
  }
  const commit = () => onCommit?.([from, to])
  const shared = { min, max, onPointerUp: commit, onKeyUp: commit }
  return (
    <fieldset>
      <div className="flex justify-between text-sm font-bold">
        <legend className="w-auto">{legend}</legend>
        <output className="tabular-nums">{t('common.from_to', { from, to })}</output>
      </div>
      <div className="relative mt-1 h-11">
        <Track from={(from - min) / (max - min)} to={(to - min) / (max - min)} />
        <Thumb
          {...shared}
          name={names[0]}
          value={from}
          aria-valuetext={valueText(from)}
          aria-label={t('common.at_least', { what: legend })}
          onChange={(event) => change([Math.min(Number(event.target.value), to), to])}
          data-on-top={from > (min + max) / 2 || undefined}
        />
        <Thumb
          {...shared}
          name={names[1]}
          value={to}
          aria-valuetext={valueText(to)}
          aria-label={t('common.at_most', { what: legend })}
          onChange={(event) => change([from, Math.max(Number(event.target.value), from)])}
        />
      </div>
    </fieldset>
  )
}

/** Drawn with attributes, as the content security policy allows no inline styles. */
function Track({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden="true" className="absolute inset-x-3.5 top-5 h-1 w-[calc(100%-1.75rem)]">
      <rect width="100%" height="4" rx="2" className="fill-line" />
      <rect
        x={`${from * 100}%`}
        width={`${(to - from) * 100}%`}
        height="4"
        className="fill-primary"
      />
    </svg>
  )
}

function Thumb(props: ComponentProps<'input'>) {
  return <input {...props} type="range" className="range-input data-on-top:z-10" />
}
