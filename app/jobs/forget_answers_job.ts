import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { areStillKept } from '#core/accounts/signing_up/kept_answers'
import { Ports } from '#core/ports'

type Row = Readonly<{ id: string; data: string }>
type Stored = Readonly<{ message: Readonly<{ signup_answers?: Readonly<{ at: number }> }> }>

/**
 * Takes the answers of those who began to sign up without script and never came back out of their sessions, once
 * they are no longer shown: whom they look for is among them; scheduled. What else a session holds stays, such as
 * a login.
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
    for (const row of rows) await forgetAnswers(row, now)
  }
}

async function forgetAnswers({ id, data }: Row, now: DateTime) {
  const stored: Stored = JSON.parse(data)
  const { signup_answers: answers, ...message } = stored.message
  if (!answers || areStillKept(answers, now)) return
  // A request may have changed it meanwhile: the next run looks again.
  const unchanged = db.from('sessions').where({ id, data })
  if (Object.keys(message).length === 0) await unchanged.delete()
  else await unchanged.update({ data: JSON.stringify({ ...stored, message }) })
}
