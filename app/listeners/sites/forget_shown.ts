import { forgetShownEverywhere } from '#live/nodes'

/** Pages of visitors are made again, on every node. */
export default class ForgetShown {
  handle() {
    forgetShownEverywhere()
  }
}
