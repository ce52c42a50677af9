import { hashPassword } from './password.ts'
import { refuseObvious } from './password-rules.ts'

/** What is known of whoever chooses a password, of which it may not be made. */
export interface Chooser {
  name: string
  email: string | null
  mobile: string | null
  chamber_name?: string
}

/**
 * The only way from a password that somebody chose to what is kept of it. Throws `Invalid` for one that is guessed at once;
 * `message` is what the page says then.
 */
export async function acceptPassword(password: string, chooser: Chooser, message?: string): Promise<string> {
  const { name, email, mobile, chamber_name = null } = chooser
  await refuseObvious(password, [name, email, mobile, chamber_name], message)
  return hashPassword(password)
}
