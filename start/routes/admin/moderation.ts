import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { appeals, conversations, pictures, reports } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/reports', [reports.Reports, 'index']).as('reports')
      router.get('/reports.csv', [reports.Reports, 'csv']).as('reports.csv')
      router.get('/reports/:id', [reports.Reports, 'show']).as('reports.show')
      router.post('/reports/:id/measures', [reports.Reports, 'act']).as('reports.act')
      router.post('/reports/:id/decision', [reports.Reports, 'decide']).as('reports.decide')
      router.get('/reports/:id/picture', [reports.ReportPictures, 'evidence']).as('reports.picture')
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
