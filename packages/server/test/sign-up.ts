import { register } from '@peshi/contract/chamber/account'
import type { TestApp } from './app.ts'
import { testPassword } from './password.ts'
import { prove } from './prove.ts'
import { bearerOf } from './session.ts'

export const password = testPassword
let people = 0

/** What a form of somebody new says. */
export const someone = () => {
  people += 1
  return { name: 'A. Farooqui', chamber_name: 'Farooqui Chambers', email: `p${people}@example.in`, password }
}

/** Somebody who has just opened a chamber, and is signed in, their addresses proven. */
export async function signUp({ stranger, db }: TestApp, more: { mobile?: string } = {}) {
  const input = { ...someone(), ...more }
  // Each from an address of its own: of one, few are let in within the hour.
  const { body } = await stranger.call(
    register,
    { body: input },
    { 'x-forwarded-for': `2001:db8:${people.toString(16)}::1` },
  )
  const { _id, extras } = body.userData
  await prove(db, _id)
  return { input, ...body, bearer: bearerOf(body), personId: _id, chamberId: extras.chamber_id }
}
