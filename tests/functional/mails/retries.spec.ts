import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import PayOutRefundJob from '#jobs/pay_out_refund_job'
import PrepareDownloadJob from '#jobs/prepare_download_job'
import SendMailJob from '#jobs/send_mail_job'
import SendNewsMailJob from '#jobs/send_news_mail_job'

const jobs = [PayOutRefundJob, PrepareDownloadJob, SendMailJob, SendNewsMailJob]

test.group('A mail that the server does not accept', () => {
  for (const { name, options } of jobs) {
    test(`is retried with growing pauses: ${name}`, ({ assert }) => {
      const resolver = QueueManager.getConfigResolver()
      const { maxRetries, backoff } = resolver.resolveRetryConfig('default', options)
      const delays = [1, 3].map((attempt) => backoff?.().calculateDelay(attempt) ?? 0)
      assert.isAbove(maxRetries ?? 0, 5)
      assert.isAbove(delays[1], delays[0])
    })
  }
})
