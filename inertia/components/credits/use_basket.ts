import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { Basket, Choice, PriceList } from '~/components/credits/price_list'
import { useOfferedMethods } from '~/components/credits/use_offered_methods'

/** The selected bundle and method, mirrored in the URL. */
export function useBasket(list: PriceList, chosenFirst: Choice) {
  const [chosen, setChosen] = useState(chosenFirst)
  const methods = useOfferedMethods(list.methods)
  const basket = basketOf(list, methods, chosen)

  function choose(change: Partial<Choice>) {
    const next = { bundle: basket.bundle.id, method: basket.method.key, ...change }
    setChosen(next)
    router.replace({
      url: choiceUrl(next, list.code.entered),
      props: (props) => ({ ...props, chosen: next, elsewhere: null }),
      preserveState: true,
      preserveScroll: true,
    })
  }

  return { basket, methods, choose }
}

/** URL of the shop with this selection and the discount code. */
export function choiceUrl({ bundle, method }: Choice, code = '') {
  const query = code && `?${new URLSearchParams({ code })}`
  return `/credits/${bundle}/${method}${query}`
}

/** Falls back to the first when the selected one is not available. */
function basketOf({ bundles }: PriceList, methods: PriceList['methods'], chosen: Choice): Basket {
  const bundle = bundles.find(({ id }) => id === chosen.bundle) ?? bundles[0]
  const open = methods.filter(({ key }) => !quoteFor(bundle, key).refused)
  const method = open.find(({ key }) => key === chosen.method) ?? open[0] ?? methods[0]
  const quote = quoteFor(bundle, method.key)
  return { bundle, method, quote }
}

/** Every bundle has a quote for every method. */
export function quoteFor(bundle: Basket['bundle'], method: Choice['method']) {
  return bundle.quotes.find((quote) => quote.method === method) ?? bundle.quotes[0]
}
