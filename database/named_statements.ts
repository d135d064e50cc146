import type { ClientBase } from 'pg'

/** A query, as Knex hands it on. */
type Asked = { text: string; name?: string; prepared?: boolean }

type Answered = (error: unknown, response?: unknown) => void
type Query = (asked: string | Asked, ...rest: unknown[]) => unknown

/**
 * Milliseconds without names once a table has changed: the process is to end soon, or asks by a pooler whose connections
 * still have plans of before.
 */
const caution = 3_600_000

/** Names in each connection: every one keeps a plan in the memory of the server. */
const mostStatements = 400

/**
 * Gives statements of the connections of a pool a name, one for each SQL text: PostgreSQL then parses and plans them
 * once for each connection. These have one: queries that ask for it (`prepared`), and statements for which
 * there is one plan, whatever their values.
 */
export class NamedStatements {
  /** A moment in milliseconds: none is named before it, once a migration changed a table that one of them reads. */
  #unnamedUntil = 0

  nameOn(connection: ClientBase) {
    const names = new Map<string, string>()
    const query = connection.query.bind(connection) as Query
    const queryByName = (asked: string | Asked, ...rest: unknown[]) => {
      const name = typeof asked === 'object' && this.#nameOf(asked, names)
      if (!name) return query(asked, ...rest)
      const [answer] = rest as Answered[]
      if (!answer) return query({ ...asked, name })
      return query({ ...asked, name }, (error: unknown, response: unknown) => {
        if (!isOutdatedPlan(error)) return answer(error, response)
        this.#unnamedUntil = Date.now() + caution
        // Without a name; in a transaction, which has failed, this does as well, and the whole of it is repeated.
        query(asked, (again: unknown, planned: unknown) => answer(again ? error : null, planned))
      })
    }
    Object.assign(connection, { query: queryByName })
  }

  #nameOf({ prepared, text }: Asked, names: Map<string, string>) {
    if (Date.now() < this.#unnamedUntil) return undefined
    const known = names.get(text)
    if (known || names.size >= mostStatements) return known
    if (!prepared && !hasOnePlan(text)) return undefined
    const name = `kept_${names.size}`
    names.set(text, name)
    return name
  }
}

/** Has each query parsed and planned as it comes, those with a name of their own too. */
export function unnameStatements(connection: ClientBase) {
  const query = connection.query.bind(connection) as Query
  const queryOnce = (asked: string | Asked, ...rest: unknown[]) => {
    if (typeof asked === 'object') delete asked.name
    return query(asked, ...rest)
  }
  Object.assign(connection, { query: queryOnce })
}

/**
 * Whether PostgreSQL refused a named statement because a table that it reads has changed since: `select *` of one that
 * has a column more. Its code is shared with other errors.
 */
export function isOutdatedPlan(error: unknown) {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

const column = String.raw`(?:"\w+"\.)?"\w+"`
const byValues = String.raw`where ${column} = \$\d+(?: and ${column} = \$\d+)*(?: limit \$\d+)?(?: for update)?$`

/** Without functions and without another table. */
const plain = String.raw`(?:(?! from )[^()])+`
const ofConflict = String.raw`(?: on conflict(?: \([^()]*\))? do (?:nothing|update set ${plain}))?`

const withOnePlan = [
  String.raw`^select ${plain} from "\w+" ${byValues}`,
  String.raw`^update "\w+" set ${plain} ${byValues}`,
  String.raw`^delete from "\w+" ${byValues}`,
  String.raw`^insert into "\w+" \([^()]*\) values \([^()]*\)${ofConflict}(?: returning ${plain})?$`,
].map((pattern) => new RegExp(pattern))

/** Reads or writes the rows of one table in which columns have certain values, or adds one row. */
export function hasOnePlan(text: string) {
  return withOnePlan.some((pattern) => pattern.test(text))
}
