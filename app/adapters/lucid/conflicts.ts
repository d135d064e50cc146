import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const uniqueViolations = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']

/**
 * Writes, or returns false when a unique key is taken. The savepoint keeps the transaction usable:
 * PostgreSQL refuses every statement after a failed one.
 */
export async function unlessTaken(
  client: TransactionClientContract,
  write: (savepoint: TransactionClientContract) => Promise<unknown>
) {
  const savepoint = await client.transaction()
  try {
    await write(savepoint)
    await savepoint.commit()
    return true
  } catch (error) {
    await savepoint.rollback()
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function isUniqueViolation(error: unknown) {
  return error instanceof Error && 'code' in error && uniqueViolations.includes(String(error.code))
}
