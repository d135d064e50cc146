import { correctionKinds } from '#core/admin/members/member_correction'
import { appealDecisions } from '#core/moderation/measures/appeal'
import { machineParts, measureKinds } from '#core/moderation/measures/measure'
import {
  evidenceKinds,
  reportDecisions,
  reportReasons,
  reportStatuses,
} from '#core/moderation/report'
import { Migration } from '#database/migration'

/** What members report, what was done about it, and what admins read, note and put right of members. */
export default class extends Migration {
  async up() {
    this.#createReports()
    this.#createMeasures()
    this.#createFiles()
  }

  #createReports() {
    this.schema.createTable('reports', (table) => {
      table.uuid('id').primary()
      table.uuid('reporter_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('reported_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table
        .string('reason', 20)
        .notNullable()
        .checkIn([...reportReasons])
      table.text('explanation').nullable()
      table
        .string('evidence_kind', 20)
        .notNullable()
        .checkIn([...evidenceKinds])
      table.uuid('evidence_id').notNullable()
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...reportStatuses])
      table.bigInteger('created_at').notNullable()
      table.bigInteger('reported_at').notNullable()
      // Both null while it is open.
      table
        .string('decision', 20)
        .nullable()
        .checkIn([...reportDecisions], 'reports_known_decision')
      table.bigInteger('closed_at').nullable()
      // The site of the reported member, copied by triggers, so that an index finds the reports of a small site.
      table.uuid('site_id').nullable()
      table.index(['reporter_id', 'created_at'])
      table.index(['reported_id', 'created_at'])
      table.index(['status', 'reported_at'])
      table.index(['reported_at'])
      table.check('reporter_id <> reported_id', [], 'reports_never_oneself')
    })
    this.uniqueIndex(
      'reports_open',
      `reports (reporter_id, reported_id, evidence_kind, evidence_id) where status = 'open'`
    )
    // The list of the back office, which would else read all there ever was.
    this.index('reports_by_urgency', `reports (status, ${urgency}, reported_at, id)`)
    this.index('reports_by_reason', 'reports (status, reason, reported_at, id)')
    this.index('reports_by_site', `reports (site_id, status, ${urgency}, reported_at, id)`)

    // Separately, as it was then.
    this.schema.createTable('report_evidence', (table) => {
      table.uuid('report_id').primary().references('reports.id').onDelete('CASCADE')
      table.text('snapshot').notNullable()
      table.binary('picture').nullable()
    })
  }

  #createMeasures() {
    this.schema.createTable('measures', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('report_id').nullable().references('reports.id').onDelete('SET NULL').index()
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...measureKinds])
      table
        .string('breach', 20)
        .notNullable()
        .checkIn([...reportReasons])
      table.text('law').nullable()
      table.text('facts').nullable()
      table
        .string('machine', 10)
        .notNullable()
        .checkIn([...machineParts])
      table.uuid('subject_id').nullable().index()
      table.text('hidden_text').nullable()
      table.bigInteger('until').nullable()
      table.uuid('taken_by').nullable().references('admins.id')
      table.bigInteger('taken_at').notNullable()
      table.bigInteger('lifted_at').nullable()
      // If it rejected a photo: for which reason, and whether the site did it by itself.
      table.string('rejection', 20).nullable()
      table.boolean('automatic').notNullable().defaultTo(false)
      table.index(['user_id', 'taken_at'])
    })
    // For the figures of a day.
    this.indexByTime('measures_by_time', 'measures', 'taken_at')

    // What members write against measures; one for each.
    this.schema.createTable('appeals', (table) => {
      table.uuid('id').primary()
      table.uuid('measure_id').notNullable().unique().references('measures.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('body').notNullable()
      table.bigInteger('made_at').notNullable()
      table
        .string('decision', 10)
        .nullable()
        .checkIn([...appealDecisions])
      table.text('answer').nullable()
      table.uuid('decided_by').nullable().references('admins.id')
      table.bigInteger('decided_at').nullable()
      // The site of the member, copied by triggers, so that an index finds the appeals of a small site.
      table.uuid('site_id').nullable()
      table.index(['decision', 'made_at', 'id'])
    })
    // The list of the back office: what was decided.
    this.index('appeals_decided', 'appeals (made_at, id) where decision is not null')
    this.index(
      'appeals_decided_by_site',
      'appeals (site_id, made_at, id) where decision is not null'
    )
  }

  #createFiles() {
    // Which admin read which conversation of members, when and why.
    this.schema.createTable('readings', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id')
      table
        .uuid('conversation_id')
        .notNullable()
        .references('conversations.id')
        .onDelete('CASCADE')
        .index()
      table.uuid('report_id').nullable().references('reports.id').onDelete('SET NULL')
      table.text('reason').nullable()
      table.bigInteger('opened_at').notNullable()
      table.index(['admin_id', 'conversation_id', 'opened_at'])
    })

    // What admins should know of a member; a note on an appeal stands in the file of its member, too.
    this.schema.createTable('member_notes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('admin_id').notNullable().references('admins.id')
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('pinned_at').nullable()
      table.uuid('appeal_id').nullable().references('appeals.id').onDelete('CASCADE').index()
      table.index(['user_id', 'id'])
    })

    // What admins put right in accounts, and why, as the members are told it.
    this.schema.createTable('member_corrections', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...correctionKinds])
      table.string('before', 20).notNullable()
      table.string('after', 20).notNullable()
      table.text('facts').notNullable()
      table.uuid('movement_id').nullable().unique()
      table.uuid('corrected_by').nullable().references('admins.id')
      table.bigInteger('corrected_at').notNullable()
      table.index(['user_id', 'corrected_at'])
    })

    // Exports of a member's data for an authority.
    this.schema.createTable('member_exports', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('admin_id').notNullable().references('admins.id')
      table.text('authority').notNullable()
      table.text('file_number').notNullable()
      table.bigInteger('requested_at').notNullable()
      table.bigInteger('expires_at').nullable()
      table.bigInteger('taken_at').nullable()
      table.bigInteger('removed_at').nullable()
      table.index(['user_id', 'requested_at'])
      table.index(['removed_at', 'expires_at'])
    })
  }

  async down() {
    this.dropTables('member_exports', 'member_corrections', 'member_notes', 'readings')
    this.dropTables('appeals', 'measures', 'report_evidence', 'reports')
  }
}

/** The expression by which the list of reports sorts. */
const urgency = `(case
  when reason in ('underage', 'harassment') then 0
  when reason in ('scam', 'offensive_pictures', 'other') then 1
  when reason in ('fake_profile', 'advertising') then 2 end)`
