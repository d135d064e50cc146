import { ArrowRight } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { PillRadios } from '~/components/ui/pill_radios'
import { useOrientationOptions } from '~/components/accounts/use_orientation_options'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** The first step of the sign-up, as a form that works without script. */
export function StartForm() {
  const { t } = useText()
  const pathOf = usePublicPath()
  const { genders, seekings } = useOrientationOptions()
  return (
    <form noValidate action={pathOf('/signup')} method="get" className="flex flex-col gap-5.5">
      <PillRadios name="gender" legend={t('home.i_am')} options={genders} required />
      <PillRadios name="seeking" legend={t('home.looking_for')} options={seekings} required />
      <Button type="submit" size="large" wide>
        <span>{t('common.continue')}</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </form>
  )
}
