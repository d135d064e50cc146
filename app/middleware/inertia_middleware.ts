import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { defaultLocale } from '#core/sites/locales'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /** What every page gets. Error pages may come before the router's middleware has run. */
  share(ctx: HttpContext) {
    const { locale, session, site } = ctx as Partial<HttpContext>

    return {
      locale: locale ?? defaultLocale,
      siteName: site?.name ?? 'Vonk',
      errors: ctx.inertia.always(session ? this.getValidationErrors(ctx) : {}),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
