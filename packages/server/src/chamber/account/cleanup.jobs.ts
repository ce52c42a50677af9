import { lt } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { keptRepliesRepo } from '../../platform/http/kept-replies.repo.ts'
import { idempotentReply } from '../../platform/http/kept-replies.schema.ts'
import { tryCount } from '../../platform/http/tries.schema.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { accountRepo } from './account.repo.ts'
import { passwordResetRepo } from './password-reset.repo.ts'
import { resealSecondFactors } from './reseal.ts'
import { pendingSteps } from './second-factor.repo.ts'

const day = 86_400_000

export const forgetOld = periodic({ name: 'forget-old', cron: '10 3 * * *', retries: 2, timeoutSeconds: 300 })

export async function startCleanup(context: Context): Promise<void> {
  const { db, clock, queue, log } = context
  await repeat(queue, forgetOld, async () => {
    const resealed = await resealSecondFactors(context)
    if (resealed > 0) log.info({ resealed }, 'Authenticator keys were encrypted with the newest secret')
    const now = clock.now().getTime()
    const dayAgo = new Date(now - day)
    await db.asSystem('sign-in', async (tx) => {
      await accountRepo(tx).removeSignInsBefore(new Date(now - 30 * day))
      await passwordResetRepo(tx).removeBefore(dayAgo)
      await pendingSteps(tx).removeBefore(dayAgo)
    })
    await db.asSystem('tries', (tx) => tx.delete(tryCount).where(lt(tryCount.until, dayAgo)))
    for (const id of await chambersWith(db, 'cleanup', idempotentReply, lt(idempotentReply.created_at, dayAgo)))
      await db.asChamber(id, (tx) => keptRepliesRepo(tx, id).removeBefore(dayAgo))
  })
}
