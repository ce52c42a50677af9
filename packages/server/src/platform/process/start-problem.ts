import { statfsSync } from 'node:fs'
import { DataInUse } from '../db/lock.ts'
import { MigrationRefused } from '../db/migrate.ts'
import { isDatabaseDown } from '../errors.ts'
import { BadSettings } from './settings-reader.ts'

const leastFreeBytes = 64 * 1024 * 1024

interface SystemError extends Error {
  code?: unknown
  path?: unknown
  port?: unknown
  address?: unknown
  syscall?: unknown
  errcode?: unknown
}

/** Returns null for a bug in Peshi. The caller then logs the stack. */
export function explainStart(error: unknown, dataDirectory?: string): string | null {
  if (error instanceof BadSettings || error instanceof DataInUse || error instanceof MigrationRefused)
    return error.message
  if (isDatabaseDown(error)) return explainDatabase(innermost(error))
  return explainSystem(innermost(error)) ?? (dataDirectory === undefined ? null : explainRoom(dataDirectory))
}

function innermost(error: unknown): SystemError {
  let last = error
  while (last instanceof Error && last.cause !== undefined) last = last.cause
  if (last instanceof AggregateError) last = last.errors[0]
  return last instanceof Error ? last : new Error(String(last))
}

function explainDatabase({ code, message }: SystemError): string {
  if (code === '53300')
    return `The database in DATABASE_URL takes no more connections (${message}). Each process opens PESHI_CONNECTIONS and three more: set that lower, or PostgreSQL’s max_connections higher.`
  if (/^(28P01|28000|3D000)$/.test(String(code)))
    return `The database in DATABASE_URL refuses: ${message}. Check the user, the password and the database’s name.`
  if (/^57P0[123]$/.test(String(code)))
    return `The database in DATABASE_URL is starting or stopping (${message}). Try again in a minute.`
  if (/support SSL/.test(message))
    return 'The database in DATABASE_URL speaks no TLS. Switch TLS on there, or on a network of your own leave sslmode out of the address.'
  if (/CERT|UNABLE_TO|^ERR_(SSL|TLS)/.test(String(code)))
    return `The certificate of the database in DATABASE_URL is not accepted (${message}). Put the authority that signed it into a file and name it in the address: sslmode=verify-full&sslrootcert=/etc/peshi/database-ca.pem`
  return `The database in DATABASE_URL does not answer (${code ?? message}). Is it running, and is the address right?`
}

function explainSystem({ code, message, path, port, address, syscall, errcode }: SystemError): string | null {
  const where = typeof path === 'string' ? path : 'what is in PESHI_DATA'
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
    if (code === 'EACCES') return `Port ${port} needs more rights than this account has. Set PORT to one above 1023.`
    return `Peshi cannot listen at ${address ?? 'the address in HOST'} (${code}). Set HOST to an address of this machine, such as 127.0.0.1.`
  }
  switch (code) {
    case '42501':
      return `The account in DATABASE_URL may not do what a first start needs (${message}). It owns the database and may make roles. As a superuser: ALTER ROLE … CREATEROLE; ALTER DATABASE … OWNER TO …`
    case 'EACCES':
    case 'EPERM':
      return `Not permitted: ${message}. It, and the directory in PESHI_DATA with all in it, must belong to the account that runs Peshi: chown -R peshi:peshi …`
    case 'EROFS':
      return `${where} is on a disk that can only be read. Set PESHI_DATA to a directory that can be written.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `${where} is a file. Set PESHI_DATA to a directory.`
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100':
      return noRoom
    default:
      return errcode === 14 || errcode === 8
        ? `The directory in PESHI_DATA cannot be written (${message}). It must belong to the account that runs Peshi: chown -R peshi:peshi …`
        : null
  }
}

const noRoom = 'There is no room left on the disk. Make room and start again: nothing that was saved is lost.'

/** The embedded database exits without a message when the disk is full. */
function explainRoom(dataDirectory: string): string | null {
  try {
    const { bavail, bsize } = statfsSync(dataDirectory)
    if (bavail * bsize >= leastFreeBytes) return null
    return `${noRoom} On the disk of ${dataDirectory} ${Math.floor((bavail * bsize) / 1_048_576)} MB are free, 64 are needed.`
  } catch {
    return null
  }
}
