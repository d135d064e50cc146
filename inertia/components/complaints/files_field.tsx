import { usePage } from '@inertiajs/react'
import { Checkbox } from '~/components/ui/checkbox'
import { Field } from '~/components/ui/field'
import { useText } from '~/i18n/use_text'

const accepted = '.jpg,.jpeg,.png,.webp,.pdf,.txt'

interface Props {
  most: number
  /** Largest size of each file. */
  megabytes: number
}

/** A few attachments, and whether photos say what a device wrote into them; plain fields, so that they work without script. */
export function FilesField({ most, megabytes }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <>
      <Field
        label={t('complaints.files')}
        hint={t('complaints.files_hint', { most, megabytes })}
        error={errors.files}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="files"
            multiple
            accept={accepted}
            className="block min-h-11 w-full text-sm text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-0 file:bg-tint file:px-4 file:font-semibold file:text-primary-strong"
          />
        )}
      </Field>
      <Checkbox
        name="without_traces"
        value="true"
        label={t('complaints.without_traces')}
        hint={t('complaints.traces_hint')}
      />
    </>
  )
}
