import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with OWASP's first choice: 19 MiB, two passes, about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** Of no password at all: an unknown account costs as much time as a known one. */
const nobody = hashPassword(randomBytes(32).toString('base64'))

/** `hashed` is null when there is no such account; the answer is then no, and comes no sooner. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await nobody), password.normalize('NFKC')).catch(() => false)
  return fits && hashed !== null
}
