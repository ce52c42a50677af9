import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Parameters for argon2id: OWASP's first recommendation (19 MiB, two passes). One hash takes about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

const nobody = hashPassword(randomBytes(32).toString('base64'))

/**
 * If there is no account (`hashed` is null), takes the same time as a real check and returns false, so that the timing
 * does not reveal which accounts exist.
 */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await nobody), password.normalize('NFKC')).catch(() => false)
  return fits && hashed !== null
}
