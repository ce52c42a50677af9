import type { PersonId } from '@peshi/contract/platform/ids'
import { keysFor } from '../../platform/crypto/keys.ts'
import { isSealedWith, seal, unseal } from '../../platform/crypto/seal.ts'
import type { Context } from '../../platform/process/context.ts'
import { type SecondFactorRow, secondFactorRepo } from './second-factor.repo.ts'

const batch = 200

export async function resealSecondFactors({ db, config }: Pick<Context, 'db' | 'config'>): Promise<number> {
  const keys = keysFor(config.secret, 'second-factor')
  const [newest, ...before] = keys
  if (before.length === 0) return 0

  const isOld = ({ person_id, secret }: SecondFactorRow) =>
    !isSealedWith(newest, person_id, secret) && before.some((key) => isSealedWith(key, person_id, secret))
  const sealAnew = ({ person_id, secret }: SecondFactorRow) => seal(newest, person_id, unseal(keys, person_id, secret))

  let [last, resealed] = [null as PersonId | null, 0]
  for (;;) {
    const after = last
    const rows = await db.asSystem('sign-in', async (tx) => {
      const repo = secondFactorRepo(tx)
      const found = await repo.listAfter(after, batch)
      for (const row of found.filter(isOld)) {
        await repo.replaceSecret(row.person_id, row.secret, sealAnew(row))
        resealed++
      }
      return found
    })
    if (rows.length < batch) return resealed
    last = rows.at(-1)?.person_id ?? null
  }
}
