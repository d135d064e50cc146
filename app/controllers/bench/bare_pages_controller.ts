import type { HttpContext } from '@adonisjs/core/http'

const longestPage = 5000

export default class BarePagesController {
  /** A page without any logic of ours, to measure the cost of the framework. */
  async show({ inertia, request }: HttpContext) {
    const rows = Math.min(Number(request.input('rows', 1)) || 1, longestPage)
    return inertia.render('bench/bare', {
      rows: Array.from({ length: rows }, (_, index) => `${index} `.padEnd(100, 'x')),
    })
  }
}
