import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for argon2id. One hash takes about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

const nobody = hashPassword(randomBytes(32).toString('base64'))

/** Takes the same time if there is no account (`hashed` is null), so that timing does not reveal accounts. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await nobody), password.normalize('NFKC')).catch(() => false)
  return fits && hashed !== null
}
