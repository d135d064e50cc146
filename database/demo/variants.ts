import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { pictureSets } from '#core/landers/choices'
import type { LanderName } from '#core/landers/lander'
import type { Look } from '#core/landers/variant'
import { demoId } from '#database/demo/ids'

type DemoVariant = Partial<Look> & Readonly<{ lander: LanderName; slug: string }>

/** Variants with every colour once at least, and night on every lander that is light by itself. */
export const demoVariants: readonly DemoVariant[] = [
  {
    lander: 'gallery',
    slug: 'night',
    mood: 'night',
    headlines: {
      en: 'Faces for a long evening.',
      nl: 'Gezichten voor een lange avond.',
      de: 'Gesichter für einen langen Abend.',
      fr: 'Des visages pour une longue soirée.',
      es: 'Caras para una noche larga.',
      it: 'Volti per una lunga serata.',
      pl: 'Twarze na długi wieczór.',
    },
  },
  {
    lander: 'gallery',
    slug: 'spring',
    mood: 'fresh',
    pictureSet: 'women',
    gender: 'male',
    headlines: {
      en: 'Spring is out. Who goes for a walk with you?',
      nl: 'Het is lente. Wie gaat er met je wandelen?',
      de: 'Es ist Frühling. Wer geht mit dir spazieren?',
      fr: 'C’est le printemps. Qui vient se promener avec toi ?',
      es: 'Ya es primavera. ¿Quién sale a pasear contigo?',
      it: 'È primavera. Chi viene a passeggiare con te?',
      pl: 'Przyszła wiosna. Kto pójdzie z tobą na spacer?',
    },
  },
  { lander: 'iconslanding', slug: 'night', mood: 'night' },
  { lander: 'iconslanding', slug: 'autumn', mood: 'warm', question: 'seeking' },
  { lander: 'transitionsvideolanding', slug: 'night', mood: 'night' },
  { lander: 'collagelanding', slug: 'night', mood: 'night', country: 'NL', gender: 'female' },
  { lander: 'collagelanding', slug: 'calm', mood: 'calm', pictureSet: 'men', question: 'gender' },
  { lander: 'maplanding', slug: 'night', mood: 'night' },
  { lander: 'socialnetwork', slug: 'night', mood: 'night' },
  {
    lander: 'alonetonight',
    slug: 'calm',
    mood: 'calm',
    headlines: {
      en: 'A quiet evening, and somebody to share it with.',
      nl: 'Een rustige avond, en iemand om hem mee te delen.',
      de: 'Ein ruhiger Abend, und jemand, mit dem du ihn teilst.',
    },
  },
  { lander: 'video', slug: 'fresh', mood: 'fresh' },
]

export async function insertVariants(
  client: TransactionClientContract,
  siteId: string,
  now: DateTime
) {
  const rows = demoVariants.map(({ lander, slug, ...changes }, index) => {
    const { country = null, gender = null, headlines = {}, mood = null, question = null } = changes
    const { pictureSet = pictureSets[0] } = changes
    return {
      id: demoId('variant', index + 1),
      site_id: siteId,
      lander,
      slug,
      headlines: JSON.stringify(headlines),
      picture_set: pictureSet,
      gender,
      country,
      mood,
      question,
      changed_at: now.toMillis(),
    }
  })
  await client.table('lander_variants').multiInsert(rows)
}
