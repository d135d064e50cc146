import { type ReactNode, useEffect, useRef } from 'react'
import { Checkbox } from '~/components/ui/checkbox'

interface Props {
  name: string
  label: ReactNode
  checked: boolean
  error?: string
  onAnswer: (agrees: boolean) => void
}

/** Asks for a consent; a tick from before hydration counts. */
export function ConsentBox({ onAnswer, ...rest }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const tickedBefore = useRef(onAnswer)
  useEffect(() => {
    if (box.current?.checked) tickedBefore.current(true)
  }, [])
  return <Checkbox {...rest} ref={box} onChange={({ target }) => onAnswer(target.checked)} />
}
