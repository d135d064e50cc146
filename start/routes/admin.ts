import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import type { AdminRight } from '#core/admin/rights'
import { contentPages } from '#core/sites/content/page'
import { middleware } from '#start/kernel'

const {
  access,
  admins,
  appeals,
  content,
  complaints,
  conversations,
  Dashboard,
  discounts,
  inbox,
  members,
  money,
  Operations,
  orders,
  pictures,
  reports,
  sites,
  sources,
  Waiting,
} = controllers.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('/login', [access.Logins, 'create']).as('login')
        router.post('/login', [access.Logins, 'store']).as('login.store')
      })
      .use(middleware.admin({ for: 'visitor' }))

    router
      .group(() => {
        router.get('/second-factor', [access.SecondFactors, 'show']).as('second_factor')
        router.post('/second-factor', [access.SecondFactors, 'store']).as('second_factor.store')
        router.post('/second-factor/new', [access.SecondFactors, 'create']).as('second_factor.new')
        router
          .post('/second-factor/passkey/challenge', [access.PasskeyFactors, 'create'])
          .as('second_factor.passkey.challenge')
        router
          .post('/second-factor/passkey', [access.PasskeyFactors, 'store'])
          .as('second_factor.passkey')
        router.get('/confirm', [access.Confirmations, 'show']).as('confirm')
        router.post('/confirm', [access.Confirmations, 'store']).as('confirm.store')
        router.post('/logout', [access.Logins, 'destroy']).as('logout')
      })
      .use(middleware.admin({ for: 'halfway' }))

    router.get('/', [Dashboard, 'show']).as('dashboard').use(seenBy('see_dashboard'))
    router
      .get('/waiting', [Waiting, 'show'])
      .as('waiting')
      .use(middleware.admin({ for: 'admin', right: 'see_dashboard', isPolled: true }))
    router.get('/figures.csv', [Dashboard, 'csv']).as('figures').use(seenBy('see_dashboard'))

    router
      .group(() => {
        router.get('/me', [admins.OwnSettings, 'show']).as('me')
        router.post('/me', [admins.OwnSettings, 'update']).as('me.update')
        router.post('/me/sessions', [admins.OwnSettings, 'endSessions']).as('me.sessions')
        router.post('/me/passkeys/challenge', [admins.OwnPasskeys, 'create']).as('me.challenge')
        router.post('/me/passkeys', [admins.OwnPasskeys, 'store']).as('me.passkeys')
        router.post('/me/passkeys/:id/remove', [admins.OwnPasskeys, 'destroy']).as('me.passkey')
        router.post('/me/app/remove', [admins.OwnPasskeys, 'removeApp']).as('me.app')
        router.get('/requests', [admins.Proposals, 'index']).as('requests')
        router.post('/requests/:id/confirm', [admins.Proposals, 'confirm']).as('requests.confirm')
        router.post('/requests/:id/decline', [admins.Proposals, 'decline']).as('requests.decline')
      })
      .where('id', router.matchers.uuid())
      .use(middleware.admin({ for: 'admin' }))

    router
      .group(() => {
        router.get('/admins', [admins.Admins, 'index']).as('admins')
        router.post('/admins', [admins.Admins, 'store']).as('admins.store')
        router.post('/admins/:id', [admins.Admins, 'update']).as('admins.update')
        router.post('/admins/:id/second-factor', [admins.Admins, 'reset']).as('admins.reset')
      })
      .where('id', router.matchers.uuid())
      .use(seenBy('see_admins'))

    router
      .group(() => {
        router.get('/audit', [admins.AuditRows, 'index']).as('audit')
        router.get('/audit.csv', [admins.AuditRows, 'csv']).as('audit.csv')
        router.post('/audit/verify', [admins.AuditRows, 'verify']).as('audit.verify')
      })
      .use(seenBy('see_audit'))

    router
      .group(() => {
        router.get('/operations', [Operations, 'show']).as('operations')
        router.post('/operations/jobs/:id/retry', [Operations, 'retry']).as('jobs.retry')
        router.post('/operations/jobs/:id/discard', [Operations, 'discard']).as('jobs.discard')
      })
      .where('id', router.matchers.uuid())
      .use(middleware.admin({ for: 'admin', right: 'see_operations', isOfAllSites: true }))

    router
      .group(() => {
        router.get('/members', [members.Members, 'index']).as('members')
        router.get('/members.csv', [members.Members, 'csv']).as('members.csv')
        router.post('/members/find', [members.Members, 'find']).as('members.find')
        router
          .group(() => {
            router.get('/', [members.Members, 'show']).as('show')
            router.get('/photos/:photo', [members.MemberPhotos, 'show']).as('photo')
            router.post('/mails/activation', [members.MemberMails, 'activation']).as('activation')
            router.post('/mails/reset', [members.MemberMails, 'reset']).as('reset')
            router.post('/mails/resume', [members.MemberMails, 'resume']).as('resume')
            router.post('/logins/end', [members.MemberLogins, 'destroy']).as('logins.end')
            router.post('/birth-date', [members.MemberCorrections, 'birthDate']).as('birth_date')
            router.post('/gender', [members.MemberCorrections, 'gender']).as('gender')
            router.post('/email', [members.MemberEmails, 'store']).as('email')
            router.post('/credits', [members.MemberCredits, 'store']).as('credits')
            router.post('/debits/unblock', [members.MemberDebits, 'unblock']).as('debits.unblock')
            router.post('/deletion', [members.MemberDeletions, 'store']).as('delete')
            router.post('/deletion/undo', [members.MemberDeletions, 'destroy']).as('undelete')
            router.post('/exports', [members.MemberExports, 'store']).as('exports')
            router.post('/exports/:export', [members.MemberExports, 'take']).as('exports.take')
            router.post('/suspension', [members.MemberMeasures, 'suspend']).as('suspend')
            router.post('/ban', [members.MemberMeasures, 'ban']).as('ban')
            router.post('/ban/lift', [members.MemberMeasures, 'unban']).as('unban')
            router.post('/measures/:measure/lift', [members.MemberMeasures, 'lift']).as('lift')
            router.post('/notes', [members.MemberNotes, 'store']).as('notes')
            router.post('/notes/:note/pin', [members.MemberNotes, 'pin']).as('notes.pin')
          })
          .prefix('/members/:id')
          .as('member')
          .where('id', router.matchers.uuid())
          .where('export', router.matchers.uuid())
          .where('measure', router.matchers.uuid())
          .where('note', router.matchers.uuid())
          .where('photo', router.matchers.uuid())
      })
      .use(seenBy('see_members'))

    router
      .group(() => {
        router.get('/orders', [orders.Orders, 'index']).as('orders')
        router.get('/orders/disputes', [money.Disputes, 'index']).as('orders.disputes')
        router.get('/orders/disputes.csv', [money.Disputes, 'csv']).as('orders.disputes.csv')
        router.get('/orders.csv', [orders.Orders, 'csv']).as('orders.csv')
        router.get('/orders/:id', [orders.Orders, 'show']).as('orders.show')
        router.post('/orders/:id/refunds', [orders.OrderRefunds, 'store']).as('orders.refund')
        router.post('/orders/:id/invoice', [orders.Orders, 'resendInvoice']).as('orders.invoice')
      })
      .where('id', router.matchers.uuid())
      .use(seenBy('see_money'))

    router
      .group(() => {
        router.get('/open', [money.OpenMoney, 'index']).as('open')
        router.post('/open/:id/match', [money.OpenMoney, 'match']).as('open.match')
        router.post('/open/:id/return', [money.OpenMoney, 'giveBack']).as('open.return')
        router.post('/open/:id/close', [money.OpenMoney, 'close']).as('open.close')
        router.post('/claims/:id', [money.Claims, 'settle']).as('claims.settle')
        router
          .group(() => {
            router.post('/accept', [money.ShortTransfers, 'accept']).as('accept')
            router.post('/return', [money.ShortTransfers, 'giveBack']).as('return')
          })
          .prefix('/transfers/:reference')
          .as('transfers')
        router
          .group(() => {
            router.get('/bank', [money.BankImports, 'create']).as('bank')
            router.post('/bank', [money.BankImports, 'store']).as('bank.store')
          })
          .use(seenBy('exchange_bank_files'))
        router
          .group(() => {
            router.get('/', [money.BankFiles, 'index']).as('index')
            router.post('/', [money.BankFiles, 'store']).as('store')
            router.get('/:file', [money.BankFiles, 'show']).as('show')
            router.post('/:file/content', [money.BankFiles, 'content']).as('content')
            router.post('/:file/sent', [money.BankFiles, 'sent']).as('sent')
          })
          .prefix('/debits')
          .as('debits')
          .where('file', /^VONK-[\w-]{1,30}$/)
          .use(seenBy('exchange_bank_files'))
        router.get('/settlements', [money.Settlements, 'index']).as('settlements')
        router.get('/settlements.csv', [money.Settlements, 'csv']).as('settlements.csv')
        router.post('/settlements', [money.Settlements, 'store']).as('settlements.store')
        router.get('/vat', [money.Vat, 'show']).as('vat')
        router.get('/vat.csv', [money.Vat, 'csv']).as('vat.csv')
        router.get('/ledger', [money.Ledger, 'show']).as('ledger')
        router.post('/ledger', [money.Ledger, 'verify']).as('ledger.verify')
        router
          .group(() => {
            router.get('/', [money.Ledger, 'account']).as('account')
            router.get('/movements.csv', [money.Ledger, 'csv']).as('account.csv')
          })
          .prefix('/ledger/:account')
          .as('ledger')
          .where('account', /^(house:[a-z]{1,20}|member:[\da-f-]{36})$/)
        router.get('/payouts', [money.Payouts, 'index']).as('payouts')
        router.get('/payouts.csv', [money.Payouts, 'csv']).as('payouts.csv')
        router.post('/payouts/:id', [money.Payouts, 'paid']).as('payouts.paid')
      })
      .prefix('/orders')
      .as('money')
      .where('id', router.matchers.uuid())
      .use(middleware.admin({ for: 'admin', right: 'see_money', isOfAllSites: true }))

    router
      .group(() => {
        router.get('/', [discounts.Codes, 'index']).as('index')
        router.get('/new', [discounts.Codes, 'create']).as('new')
        router.post('/', [discounts.Codes, 'store']).as('store')
        router
          .post('/codes/:code/end', [discounts.Codes, 'end'])
          .where('code', /^[A-Z\d-]{4,40}$/)
          .as('end')
        router.get('/effect', [discounts.Effects, 'show']).as('effect')
        router.get('/batches', [discounts.Batches, 'index']).as('batches')
        router.get('/batches/:id', [discounts.Batches, 'show']).as('batches.show')
        router.get('/batches/:id/codes.csv', [discounts.Batches, 'csv']).as('batches.csv')
        router.post('/batches/:id/end', [discounts.Batches, 'end']).as('batches.end')
      })
      .prefix('/discounts')
      .as('discounts')
      .where('id', router.matchers.uuid())
      .use(middleware.admin({ for: 'admin', right: 'see_discounts', isOfAllSites: true }))

    router
      .group(() => {
        router.get('/content', [content.ContentPages, 'index']).as('content')
        router
          .group(() => {
            router.get('/', [content.ContentPages, 'show']).as('show')
            router.post('/versions', [content.ContentPages, 'store']).as('store')
          })
          .prefix('/content/:page')
          .as('content.page')
          .where('page', new RegExp(`^(${contentPages.join('|')})$`))
        router
          .group(() => {
            router.get('/', [content.ContentVersions, 'show']).as('show')
            router.post('/', [content.ContentVersions, 'update']).as('update')
            router.get('/difference', [content.ContentVersions, 'difference']).as('difference')
            router.post('/schedule', [content.ContentVersions, 'schedule']).as('schedule')
            router.post('/withdraw', [content.ContentVersions, 'withdraw']).as('withdraw')
          })
          .prefix('/content/versions/:id')
          .as('content.version')
          .where('id', router.matchers.uuid())
      })
      .use(seenBy('see_sites'))

    router
      .group(() => {
        router.get('/sources', [sources.Sources, 'index']).as('sources')
        router.get('/sources.csv', [sources.Sources, 'csv']).as('sources.csv')
        router.get('/sources/pages', [sources.PageViews, 'index']).as('sources.pages')
      })
      .use(seenBy('see_sources'))

    router
      .group(() => {
        router.get('/reports', [reports.Reports, 'index']).as('reports')
        router.get('/reports.csv', [reports.Reports, 'csv']).as('reports.csv')
        router.get('/reports/:id', [reports.Reports, 'show']).as('reports.show')
        router.post('/reports/:id/measures', [reports.Reports, 'act']).as('reports.act')
        router.post('/reports/:id/decision', [reports.Reports, 'decide']).as('reports.decide')
        router
          .get('/reports/:id/picture', [reports.ReportPictures, 'evidence'])
          .as('reports.picture')
        router
          .get('/reports/:id/photos/:photo_id', [reports.ReportPictures, 'photo'])
          .as('reports.photo')
        router
          .post('/reports/:id/photos/:photo_id/rejection', [reports.Reports, 'hidePhoto'])
          .as('reports.hide_photo')
      })
      .where('id', router.matchers.uuid())
      .where('photo_id', router.matchers.uuid())
      .use(seenBy('see_reports'))

    router
      .group(() => {
        router.get('/conversations/:id', [conversations.Conversations, 'show']).as('conversation')
        router
          .post('/conversations/:id', [conversations.Conversations, 'open'])
          .as('conversation.open')
        router
          .get('/conversations/:id/photos/:photo', [conversations.Conversations, 'photo'])
          .as('conversation.photo')
      })
      .where('id', router.matchers.uuid())
      .where('photo', router.matchers.uuid())
      .use(seenBy('read_conversation'))

    router
      .group(() => {
        router.get('/appeals', [appeals.Appeals, 'index']).as('appeals')
        router.get('/appeals.csv', [appeals.Appeals, 'csv']).as('appeals.csv')
        router.get('/appeals/:id', [appeals.Appeals, 'show']).as('appeals.show')
        router.post('/appeals/:id/decision', [appeals.Appeals, 'decide']).as('appeals.decide')
        router.post('/appeals/:id/notes', [appeals.AppealNotes, 'store']).as('appeals.notes')
      })
      .where('id', router.matchers.uuid())
      .use(seenBy('see_reports'))

    router
      .group(() => {
        router
          .group(() => {
            router.get('/', [inbox.Profiles, 'index']).as('index')
            router.get('/new', [inbox.Profiles, 'create']).as('new')
            router.post('/', [inbox.Profiles, 'store']).as('store')
            router.get('/:id', [inbox.Profiles, 'show']).as('show')
            router.post('/:id', [inbox.Profiles, 'update']).as('update')
            router.post('/:id/switch', [inbox.Profiles, 'switch']).as('switch')
            router.post('/:id/photos', [inbox.ProfilePhotos, 'store']).as('photos')
            router.get('/:id/photos/:photo', [inbox.ProfilePhotos, 'show']).as('photo')
            router.post('/:id/photos/:photo/main', [inbox.ProfilePhotos, 'choose']).as('photo.main')
            router
              .post('/:id/photos/:photo/remove', [inbox.ProfilePhotos, 'destroy'])
              .as('photo.remove')
          })
          .prefix('/profiles')
          .as('profiles')
          .where('id', router.matchers.uuid())
          .where('photo', router.matchers.uuid())
          .use(seenBy('edit_fictional'))
        router
          .group(() => {
            router.get('/', [inbox.Answers, 'index']).as('index')
            router.get('/lines', [inbox.ReadyLines, 'index']).as('lines')
            router.post('/lines', [inbox.ReadyLines, 'store']).as('lines.store')
            router.post('/lines/:line', [inbox.ReadyLines, 'update']).as('lines.update')
            router.post('/lines/:line/remove', [inbox.ReadyLines, 'destroy']).as('lines.remove')
            router.get('/:id', [inbox.Answers, 'show']).as('show')
            router.get('/:id/portraits/:side', [inbox.Pictures, 'portrait']).as('portrait')
            router.get('/:id/photos/:photo', [inbox.Pictures, 'photo']).as('photo')
            router.post('/:id/replies', [inbox.Replies, 'store']).as('reply')
            router.post('/:id/statements', [inbox.Replies, 'state']).as('state')
            router.post('/:id/aside', [inbox.Answers, 'putAside']).as('aside')
            router.post('/:id/release', [inbox.Answers, 'release']).as('release')
          })
          .where('id', router.matchers.uuid())
          .where('line', router.matchers.uuid())
          .where('photo', router.matchers.uuid())
          .where('side', /^(member|fictional)$/)
          .use(seenBy('see_inbox'))
      })
      .prefix('/inbox')
      .as('inbox')

    router
      .group(() => {
        router.get('/complaints', [complaints.Tickets, 'index']).as('complaints')
        router.get('/complaints.csv', [complaints.Tickets, 'csv']).as('complaints.csv')
        router.get('/complaints/new', [complaints.Tickets, 'create']).as('complaints.create')
        router.post('/complaints', [complaints.Tickets, 'store']).as('complaints.store')
        router
          .group(() => {
            router.get('/', [complaints.ReadyAnswers, 'index']).as('index')
            router.post('/', [complaints.ReadyAnswers, 'store']).as('store')
            router.post('/:id', [complaints.ReadyAnswers, 'update']).as('update')
            router.post('/:id/removal', [complaints.ReadyAnswers, 'destroy']).as('destroy')
          })
          .prefix('/complaints/answers')
          .as('answers')
        router
          .group(() => {
            router.get('/', [complaints.Tickets, 'show']).as('show')
            router.post('/answer', [complaints.TicketActs, 'answer']).as('answer')
            router.post('/solution', [complaints.TicketActs, 'solve']).as('solve')
            router.post('/reopening', [complaints.TicketActs, 'reopen']).as('reopen')
            router.post('/notes', [complaints.TicketActs, 'note']).as('note')
            router.post('/assignee', [complaints.TicketActs, 'assign']).as('assign')
            router.post('/subjects', [complaints.TicketActs, 'link']).as('link')
            router.post('/merge', [complaints.TicketActs, 'merge']).as('merge')
            router.get('/files/:file', [complaints.TicketFiles, 'show']).as('file')
          })
          .prefix('/complaints/:id')
          .as('ticket')
      })
      .where('id', router.matchers.uuid())
      .where('file', router.matchers.uuid())
      .use(seenBy('see_complaints'))

    router
      .group(() => {
        router.get('/', [sites.Sites, 'index']).as('index')
        router.post('/', [sites.Sites, 'store']).as('store')
        router.get('/:id', [sites.Sites, 'show']).as('show')
        router.post('/:id', [sites.Sites, 'update']).as('update')
        router.get('/:id/company', [sites.Companies, 'show']).as('company')
        router.post('/:id/company', [sites.Companies, 'update']).as('company.update')
        router.get('/:id/settings', [sites.SiteSettings, 'index']).as('settings.find')
        router.get('/:id/settings/:group', [sites.SiteSettings, 'show']).as('settings')
        router.post('/:id/settings/:group', [sites.SiteSettings, 'store']).as('settings.fill_in')
        router.get('/:id/draft', [sites.SettingDrafts, 'show']).as('draft')
        router.post('/:id/draft', [sites.SettingDrafts, 'keep']).as('draft.keep')
        router.post('/:id/draft/drop', [sites.SettingDrafts, 'drop']).as('draft.drop')
        router.post('/:id/draft/preview', [sites.SettingDrafts, 'preview']).as('draft.preview')
        router.get('/:id/landers', [sites.LanderVariants, 'index']).as('landers')
        router.get('/:id/landers/new', [sites.LanderVariants, 'create']).as('landers.new')
        router.post('/:id/landers', [sites.LanderVariants, 'store']).as('landers.store')
        router
          .group(() => {
            router.get('/', [sites.LanderVariants, 'edit']).as('edit')
            router.post('/', [sites.LanderVariants, 'update']).as('update')
            router.post('/removal', [sites.LanderVariants, 'destroy']).as('remove')
          })
          .prefix('/:id/landers/:variant')
          .as('lander')
        router.get('/:id/history', [sites.SettingChanges, 'index']).as('history')
        router.post('/:id/history/:number/undo', [sites.SettingChanges, 'undo']).as('history.undo')
      })
      .prefix('/sites')
      .as('sites')
      .where('id', router.matchers.uuid())
      .where('number', /^[1-9]\d{0,8}$/)
      .where('variant', router.matchers.uuid())
      .use(seenBy('see_sites'))

    router
      .group(() => {
        router.get('/pictures', [pictures.Queues, 'show']).as('pictures')
        router.post('/pictures/undo', [pictures.Decisions, 'destroy']).as('pictures.undo')
        router.post('/pictures/skip', [pictures.Skips, 'store']).as('pictures.skip')
        router
          .post('/pictures/:id', [pictures.Decisions, 'store'])
          .where('id', router.matchers.uuid())
          .as('pictures.decide')
        router
          .get('/pictures/:id/:look', [pictures.Files, 'show'])
          .where('id', router.matchers.uuid())
          .where('look', /^(blurred|grey|plain)$/)
          .as('pictures.file')
      })
      .use(seenBy('see_pictures'))
  })
  .prefix('/admin')
  .as('admin')

/** A page that admins with this right see; each act asks core for its own right too. */
function seenBy(right: AdminRight) {
  return middleware.admin({ for: 'admin', right })
}
