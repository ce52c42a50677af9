import { expect, test } from 'vitest'
import { DatabaseDown } from '../errors.ts'
import { explainStart } from './start-problem.ts'

const failure = (said: Record<string, unknown>) => Object.assign(new Error(String(said.message ?? 'it failed')), said)
const database = (said: Record<string, unknown>) => new DatabaseDown(failure(said))

test.each([
  [
    'an address that is not this machine’s',
    failure({ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '203.0.113.9' }),
    /listen at 203.0.113.9.*HOST/,
  ],
  ['a host name that does not exist', failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), /HOST/],
  ['a port in use', failure({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }), /Port 3000 is taken/],
  [
    'a data directory that is a file',
    failure({ code: 'EEXIST', syscall: 'mkdir', path: '/srv/x' }),
    /\/srv\/x is a file/,
  ],
  ['a data directory of another account', failure({ code: 'EACCES', syscall: 'mkdir' }), /chown/],
  ['a lock file of another account', failure({ code: 'ERR_SQLITE_ERROR', errcode: 14 }), /chown/],
  ['a full disk', new Error('outer', { cause: failure({ code: 'ENOSPC' }) }), /no room left/],
  ['an unreachable database', database({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), /DATABASE_URL does not answer/],
  ['a wrong password', database({ code: '28P01' }), /Check the user/],
  ['too many connections', database({ code: '53300' }), /PESHI_CONNECTIONS/],
  ['a database without TLS', database({ message: 'The server does not support SSL connections' }), /speaks no TLS/],
  ['an untrusted certificate', database({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), /sslrootcert/],
  ['a missing right to create roles', new Error('Failed query', { cause: failure({ code: '42501' }) }), /CREATEROLE/],
])('if the start fails because of %s, the message states what to do', (_what, error, sentence) => {
  expect(explainStart(error)).toMatch(sentence)
})

test('an error of our own code gets no explanation', () => {
  expect(explainStart(new TypeError('x is not a function'))).toBeNull()
})
