import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { areStillKept } from '#core/accounts/signing_up/kept_answers'
import { Ports } from '#core/ports'

type Row = Readonly<{ id: string; data: string }>

/**
 * Deletes the sessions of those who began to sign up without script and never came back, once their answers are
 * no longer shown: whom they look for is among them; scheduled.
 */
@inject()
export default class ForgetAnswersJob extends Job {
  static options = { name: 'forget_answers' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const now = this.ports.clock.now()
    const rows: Row[] = await db
      .from('sessions')
      .whereLike('data', '%"signup_answers"%')
      .select('id', 'data')
    const over = rows.filter(({ data }) => !areStillKept(answersIn(data), now))
    const ids = over.map(({ id }) => id)
    await db.from('sessions').whereIn('id', ids).delete()
  }
}

function answersIn(data: string): Readonly<{ at: number }> {
  const { message } = JSON.parse(data)
  return message.signup_answers
}
