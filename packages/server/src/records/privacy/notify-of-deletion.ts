import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { type DeletionNews, deletionWords } from './deletion-words.ts'
import { type DeletionRow, deletionsRepo } from './deletions.repo.ts'

export async function notifyOfDeletion(
  tx: Tx,
  context: Pick<Context, 'clock' | 'queue' | 'outlets' | 'config'>,
  row: DeletionRow,
  news: DeletionNews,
): Promise<void> {
  const date = toDayFirst(courtDateAt(row.due_at))
  for (const { id, email, language, chamber } of await deletionsRepo(tx).listPeople(row)) {
    if (email === null) continue
    const words = deletionWords[language]
    const title = words[row.kind][news]({ date, chamber })
    const hasWayBack = news === 'asked' || news === 'soon'
    const mail = composeMail({
      language,
      title,
      lines: [
        ...(news === 'cancelled' ? [] : [words.kept]),
        ...(row.kind === 'chamber' && news !== 'cancelled' ? [words.members] : []),
        ...(hasWayBack ? [words.wayBack] : []),
      ],
      ...(hasWayBack && {
        link: { label: words.settings, url: `${context.config.publicUrl}/settings/account-setting?tab=data` },
      }),
    })
    await send(tx, context, {
      channel: 'email',
      to: email,
      kind: 'account-changed',
      subject: title,
      language,
      chamberId: null,
      personId: id,
      ...mail,
    })
  }
}
