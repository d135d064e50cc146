import router from '@adonisjs/core/services/router'
import { fileLists } from '#core/admin/members/file_list'
import { controllers } from '#generated/controllers'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { members } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/members', [members.Members, 'index']).as('members')
      router.get('/members.csv', [members.Members, 'csv']).as('members.csv')
      router.post('/members/find', [members.Members, 'find']).as('members.find')
      router
        .group(() => {
          router.get('/', [members.Members, 'show']).as('show')
          router.get('/lists/:list', [members.MemberLists, 'show']).as('list')
          router.get('/photos/:photo', [members.MemberPhotos, 'show']).as('photo')
          router.post('/mails/activation', [members.MemberMails, 'activation']).as('activation')
          router.post('/mails/reset', [members.MemberMails, 'reset']).as('reset')
          router.post('/mails/resume', [members.MemberMails, 'resume']).as('resume')
          router.post('/logins/end', [members.MemberLogins, 'destroy']).as('logins.end')
          router.post('/birth-date', [members.MemberCorrections, 'birthDate']).as('birth_date')
          router.post('/name', [members.MemberCorrections, 'name']).as('name')
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
          router.post('/ban/mails', [members.MemberMeasures, 'mailAboutFraud']).as('fraud_mails')
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
        .where('list', new RegExp(`^(${fileLists.join('|')})$`))
        .where('photo', router.matchers.uuid())
    })
    .use(seenBy('see_members'))
})
