import { hashPassword } from './password.ts'
import { refuseObvious } from './password-rules.ts'

export interface Chooser {
  name: string
  email: string | null
  mobile: string | null
  chamber_name?: string
}

export async function acceptPassword(password: string, chooser: Chooser, message?: string): Promise<string> {
  const { name, email, mobile, chamber_name = null } = chooser
  await refuseObvious(password, [name, email, mobile, chamber_name], message)
  return hashPassword(password)
}
