import { DataInUse } from '../db/lock.ts'
import { MigrationMismatch } from '../db/migrate.ts'
import { BadSettings } from './settings-reader.ts'

/** What the person who starts the server can do about it; null for our own trouble, which needs its stack. */
export function explainStart(error: unknown): string | null {
  if (error instanceof BadSettings || error instanceof DataInUse || error instanceof MigrationMismatch)
    return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  const port = 'port' in error ? ` ${error.port}` : ''
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port${port} is taken. Stop what uses it, or set PORT to another one.`
    case 'EACCES':
      return `Not permitted: ${error.message}. Check PORT, and who owns the directory in PESHI_DATA.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database in DATABASE_URL does not answer (${error.code}). Is it running, and is the address right?`
    case '28P01':
    case '28000':
    case '3D000':
      return `The database in DATABASE_URL refuses: ${error.message}. Check the user, the password and the database’s name.`
    default:
      return null
  }
}
