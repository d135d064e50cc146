import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { findPlace, useLocationPermission } from '~/components/profiles/edit/geolocation'
import type { PlaceFound } from '~/components/profiles/edit/current_position'
import { Button } from '~/components/ui/button'
import { NeedsScript } from '~/components/ui/needs_script'
import { useHydrated } from '~/components/ui/use_hydrated'
import { useText } from '~/i18n/use_text'

/** Fills in the home by geolocation, asking the browser only when pressed. */
export function UseLocation({ onFound }: { onFound: (found: PlaceFound) => void }) {
  const { t } = useText()
  const hydrated = useHydrated()
  const permission = useLocationPermission()
  const [searching, setSearching] = useState(false)
  const [outcome, setOutcome] = useState<PlaceFound | false | 'denied' | null>(null)
  if (permission === 'unsupported') return null

  const search = async () => {
    setSearching(true)
    const found = await findPlace()
    setSearching(false)
    setOutcome(found)
    if (found && found !== 'denied') onFound(found)
  }
  return (
    <div>
      <Button
        variant="quiet"
        loading={searching}
        disabled={!hydrated}
        onClick={search}
        icon={<LocateFixed aria-hidden="true" className="size-5" />}
      >
        {t('profiles.use_location')}
      </Button>
      <p role="status" className="mt-1.5 text-sm text-pretty text-muted">
        {words()}
      </p>
      <NeedsScript />
    </div>
  )

  function words() {
    if (outcome === 'denied' || (outcome === null && permission === 'denied')) {
      return t('profiles.location_denied')
    }
    if (outcome === null) return t('profiles.location_help')
    if (outcome === false) return t('profiles.location_failed')
    return t('profiles.location_found', {
      place: outcome.place.name,
      region: outcome.region.name,
    })
  }
}
