import type { PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { recordOwnAccess } from '../audit/record-access.ts'
import { accountRepo } from './account.repo.ts'
import { type AccountChange, accountWords } from './account-words.ts'

export function createNotifyChange(context: Pick<Context, 'clock' | 'queue' | 'outlets' | 'config'>) {
  return async function notify(tx: Tx, personId: PersonId, change: AccountChange): Promise<void> {
    await recordOwnAccess(tx, personId, {
      kind: change === 'guarded-sign-in' ? change : `changed-${change}`,
      at: context.clock.now(),
    })
    const { email, email_proven_at, language } = await accountRepo(tx).getPerson(personId)
    // An unproven address may belong to a stranger.
    if (email === null || email_proven_at === null) return
    const words = accountWords[language]
    const title = words.change[change]
    const mail = composeMail({
      language,
      title,
      lines: [words.ifYou, words.ifNotYou],
      link: { label: words.settings, url: `${context.config.publicUrl}/settings/account-setting?tab=security` },
    })
    await send(tx, context, {
      channel: 'email',
      to: email,
      kind: 'account-changed',
      subject: title,
      language,
      chamberId: null,
      personId,
      ...mail,
    })
  }
}
