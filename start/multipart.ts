/*
|--------------------------------------------------------------------------
| Forms with files
|--------------------------------------------------------------------------
|
| A part of a form that ends early emits 'error'. The body parser of the framework listens to none
| that it skips (no file name, no handler), and handlers may begin to listen later. Such an event
| without a listener would end the process, so each part has one from the start. The form itself
| reports the same error, by which the request is refused.
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
