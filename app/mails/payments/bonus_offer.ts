import { timeBonus } from '#core/payments/discounts/time_bonus'
import { defineMail } from '#mails/mail'
import User from '#models/user'
import { bonusHolder } from '#queries/credits/bonus_holder'

/** Tells that the time bonus ends soon; not sent once it is over, or on an open order. */
export default defineMail({
  kind: 'bonus_offer',
  topic: 'news',
  need: 'digest',
  notification: 'offers',
  async facts({ userId }, { ports, reader }) {
    if (reader.status !== 'active') return null
    const now = ports.clock.now()
    const user = await User.findOrFail(userId)
    const bonus = timeBonus(user, now)
    if (!bonus || (await bonusHolder(user, now))) return null
    return { ...bonus, zone: user.timeZone }
  },
  link: () => '/credits',
  letter: ({ percentage, endsAt, zone }, say) => {
    const date = say.day(endsAt.setZone(zone))
    const told = { percent: say.percent(percentage), date, time: say.time(endsAt, zone) }
    return {
      subject: say.text('mails.bonus_offer_subject', told),
      body: [say.text('mails.bonus_offer_text', told)],
      button: say.text('mails.bonus_offer_button'),
    }
  },
})
