import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import {
  controlClasses,
  type ControlSize,
  Field,
  type FieldProps,
  splitField,
} from '~/components/ui/field'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type'>, FieldProps {
  size?: ControlSize
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show it. */
export function PasswordField(props: Props) {
  const { field, rest } = splitField(props)
  const { size, ...input } = rest
  const { t } = useText()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            className={controlClasses(size, 'pr-14')}
          />
          <IconButton
            label={t(shown ? 'common.hide_password' : 'common.show_password')}
            icon={<Icon aria-hidden="true" className="size-5" />}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-1 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
