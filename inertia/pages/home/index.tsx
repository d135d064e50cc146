import type { Read } from '@generated/answers'
import type { ReactNode } from 'react'
import { HomeSections } from '~/components/home/parts/home_sections'
import { PictureWall } from '~/components/home/picture_wall'
import { Invitation } from '~/components/home/invitation'
import { StartForm } from '~/components/home/start_form'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import PlainLayout from '~/layouts/plain'
import type { InertiaProps } from '~/types'
import type { SiteSettings } from '../../../core/sites/settings/settings'

type Props = InertiaProps<
  Pick<SiteSettings, 'minAge'> &
    Read<'home/home_pictures', 'homePictures'> & {
      title: string
      sections: Read<'home/home_sections', 'homeSections'>
      /** Whether the visitor may sign up. */
      open: boolean
    }
>

/** Rendered by the server alone, without React in the browser: docs/decisions/0116. */
export default function Home({ pictures, drawn, title, minAge, sections, open }: Props) {
  const { t } = useText()
  const promise = open && t('home.promise', { min_age: minAge })
  const footnote = [promise, drawn && t('home.drawn_people')].filter(Boolean).join(' ')
  return (
    <>
      <section className="relative isolate flex min-h-dvh flex-col justify-end lg:justify-center lg:pt-6 lg:pl-[72px]">
        <PageTitle title={title} />
        <PictureWall pictures={pictures} />
        <div className="w-full pt-40 sm:mx-auto sm:max-w-[28rem] sm:pb-10 lg:mx-0 lg:max-w-[380px] lg:py-10">
          <h1 className="px-5 pb-5 text-white sm:px-0 lg:pb-6.5 lg:text-3xl">{t('home.title')}</h1>
          <div className="rounded-t-card bg-surface px-5 pt-6 pb-6 sm:rounded-card lg:p-6">
            {open ? <StartForm /> : <Invitation />}
            <p className="mt-4 text-center text-sm text-muted lg:hidden">{footnote}</p>
          </div>
          <p className="mt-4 hidden text-sm text-bar-text lg:block">{footnote}</p>
        </div>
      </section>
      {/* Drawn from here on: a form that is still arriving would move its first lines. */}
      <template id="whole" />
      <div className="after-load">
        <HomeSections {...sections} />
      </div>
    </>
  )
}

Home.layout = (page: ReactNode) => <PlainLayout overPicture>{page}</PlainLayout>
