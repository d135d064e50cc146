import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { Basket, PillRadios, PriceList } from '~/components/credits/price_list'
import { useOfferedMethods } from '~/components/credits/use_offered_methods'

/** What is chosen, and how to choose otherwise: at once on the screen, and in the address. */
export function useBasket(list: PriceList, chosenFirst: PillRadios) {
  const [chosen, setChosen] = useState(chosenFirst)
  const methods = useOfferedMethods(list.methods)
  const basket = basketOf(list, methods, chosen)

  function choose(change: Partial<PillRadios>) {
    const next = { bundle: basket.bundle.id, method: basket.method.key, ...change }
    setChosen(next)
    router.replace({
      url: choiceUrl(next, list.code.entered),
      props: (props) => ({ ...props, chosen: next }),
      preserveState: true,
      preserveScroll: true,
    })
  }

  useEffect(() => {
    const { bundle, method } = checkedOnPage()
    const differs = bundle !== basket.bundle.id || method !== basket.method.key
    if (bundle && method && differs) choose({ bundle, method })
  }, [])

  return { basket, methods, choose }
}

/** What was chosen before script came counts: it is what the page shows as chosen. */
function checkedOnPage() {
  const checked = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value
  return {
    bundle: checked('package_id'),
    method: checked('method') as PillRadios['method'] | undefined,
  }
}

/** Where the page with this choice is; a discount code goes along. */
export function choiceUrl({ bundle, method }: PillRadios, code = '') {
  const query = code && `?${new URLSearchParams({ code })}`
  return `/credits/${bundle}/${method}${query}`
}

/** A choice that is no longer there gives way to the first. */
function basketOf(
  { bundles }: PriceList,
  methods: PriceList['methods'],
  chosen: PillRadios
): Basket {
  const bundle = bundles.find(({ id }) => id === chosen.bundle) ?? bundles[0]
  const method =
    methods.find(({ key }) => key === chosen.method) ??
    methods.find(({ refused }) => !refused) ??
    methods[0]
  const quote = quoteFor(bundle, method.key)
  return { bundle, method, quote }
}

/** Every bundle has a quote for every method. */
export function quoteFor(bundle: Basket['bundle'], method: PillRadios['method']) {
  return bundle.quotes.find((quote) => quote.method === method) ?? bundle.quotes[0]
}
