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
| What the parser throws of a form, as of a file name that cannot be decoded, would reach nobody: such a
| form is refused as well.
|
*/
import multiparty from '@poppinss/multiparty'

class Form extends multiparty.Form {
  constructor(options?: object) {
    super(options)
    this.on('part', (part) => part.on('error', () => {}))
  }

  _write(...written: Parameters<InstanceType<typeof multiparty.Form>['_write']>) {
    try {
      super._write(...written)
    } catch (error) {
      this.handleError(Object.assign(error as Error, { status: 400 }))
    }
  }
}

multiparty.Form = Form
