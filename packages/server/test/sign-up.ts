import { register } from '@peshi/contract/chamber/account'
import type { TestApp } from './app.ts'
import { testPassword } from './password.ts'
import { prove } from './prove.ts'
import { bearerOf, sessionOf } from './session.ts'

export const password = testPassword
let people = 0

export const someone = () => {
  people += 1
  return { name: 'A. Farooqui', chamber_name: 'Farooqui Chambers', email: `p${people}@example.in`, password }
}

export async function signUp({ stranger, db }: TestApp, more: { mobile?: string } = {}) {
  const input = { ...someone(), ...more }
  // Only a few registrations are allowed per network address.
  const from = { 'x-forwarded-for': `2001:db8:${people.toString(16)}::1` }
  const session = sessionOf((await stranger.call(register, { body: input }, from)).body)
  const { _id, extras } = session.userData
  await prove(db, _id)
  return { input, ...session, bearer: bearerOf(session), personId: _id, chamberId: extras.chamber_id }
}
