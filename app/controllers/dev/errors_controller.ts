/** Throws, to try out the error page. */
export default class ErrorsController {
  show() {
    throw new Error('This page fails on purpose')
  }
}
