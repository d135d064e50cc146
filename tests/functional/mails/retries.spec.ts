import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import PayOutRefundJob from '#jobs/pay_out_refund_job'
import PrepareDownloadJob from '#jobs/prepare_download_job'
import SendActivationMailJob from '#jobs/send_activation_mail_job'
import SendEmailChangeMailJob from '#jobs/send_email_change_mail_job'
import SendPremiumMailJob from '#jobs/send_premium_mail_job'
import SendRefundMailJob from '#jobs/send_refund_mail_job'
import SendResetMailJob from '#jobs/send_reset_mail_job'
import SendSurplusMailJob from '#jobs/send_surplus_mail_job'
import SendTermsChangedMailJob from '#jobs/send_terms_changed_mail_job'
import SendWelcomeMailJob from '#jobs/send_welcome_mail_job'

const jobs = [
  PayOutRefundJob,
  PrepareDownloadJob,
  SendActivationMailJob,
  SendEmailChangeMailJob,
  SendPremiumMailJob,
  SendRefundMailJob,
  SendResetMailJob,
  SendSurplusMailJob,
  SendTermsChangedMailJob,
  SendWelcomeMailJob,
]

test.group('A mail that the server does not take', () => {
  for (const { name, options } of jobs) {
    test(`is tried again, later each time: ${name}`, ({ assert }) => {
      const resolver = QueueManager.getConfigResolver()
      const { maxRetries, backoff } = resolver.resolveRetryConfig('default', options)
      const delays = [1, 3].map((attempt) => backoff?.().calculateDelay(attempt) ?? 0)
      assert.isAbove(maxRetries ?? 0, 5)
      assert.isAbove(delays[1], delays[0])
    })
  }
})
