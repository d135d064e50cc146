/*
|--------------------------------------------------------------------------
| Forms with files
|--------------------------------------------------------------------------
|
| A part of a form that ends early emits 'error', which ends the process if nobody listens. The body
| parser of the framework never listens to a part that it skips (no file name, no handler), and some
| handlers begin too late, so each part gets a listener from the start. The form reports the same
| error, for which the request is refused.
|
*/
import multiparty from '@poppinss/multiparty'

class Form extends multiparty.Form {
  constructor(options?: object) {
    super(options)
    this.on('part', (part) => part.on('error', () => {}))
  }
}

multiparty.Form = Form
