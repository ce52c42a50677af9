import { hashPassword } from './password.ts'
import { refuseObvious } from './password-rules.ts'

/** A password may not be made of these details of the person who chooses it. */
export interface Chooser {
  name: string
  email: string | null
  mobile: string | null
  chamber_name?: string
}

/**
 * Checks and hashes a password; every password that somebody chooses passes here. Throws `Invalid` with `message` for one
 * that is guessed at once.
 */
export async function acceptPassword(password: string, chooser: Chooser, message?: string): Promise<string> {
  const { name, email, mobile, chamber_name = null } = chooser
  await refuseObvious(password, [name, email, mobile, chamber_name], message)
  return hashPassword(password)
}
