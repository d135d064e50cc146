import { Head } from '@inertiajs/react'
import latin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url'

/** The one font every page needs comes along with the page, not after its stylesheet. */
export function FontPreload() {
  return (
    <Head>
      <link
        head-key="font"
        rel="preload"
        href={latin}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    </Head>
  )
}
