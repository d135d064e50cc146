/** Fails, so that people can look at the page that says so. */
export default class ErrorsController {
  show() {
    throw new Error('This page fails on purpose')
  }
}
