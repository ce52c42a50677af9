import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { accountRepo } from './account.repo.ts'
import { accountWords } from './account-words.ts'
import { passwordResetRepo } from './password-reset.repo.ts'
import { createCodeHash, createDigits } from './short-codes.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'config' | 'outlets'>

export async function deliverResetCode(context: Needs, id: string): Promise<void> {
  const { db, clock, config, outlets } = context
  const hashCode = createCodeHash(config.secret)
  const codeOf = createDigits(config.secret)
  await db.asSystem('sign-in', async (tx) => {
    const resets = passwordResetRepo(tx)
    const row = await resets.lock(id)
    if (!row || row.code_hash || row.used_at || row.expires_at <= clock.now()) return
    const isMobile = !row.address.includes('@')
    const person = await accountRepo(tx).findPersonBy(isMobile ? 'mobile' : 'email', row.address)
    if (!person) return
    // Unproven addresses get no code: they may be mistyped and belong to somebody else.
    const { email, language } = person
    const bySms = isMobile && outlets.sms && person.mobile_proven_at
    const channel = bySms ? 'sms' : outlets.email && email && person.email_proven_at ? 'email' : null
    if (!channel) return
    const code = codeOf(row.code_of)
    await resets.update(id, { code_hash: hashCode(id, code), person_id: person.id })
    const write = (spoken: typeof language) => accountWords[spoken].resetCode(code)
    const about = {
      kind: 'reset-code' as const,
      language,
      chamberId: null,
      personId: person.id,
      onceBy: `reset-code/${id}`,
      goodUntil: row.expires_at,
    }
    const subject = accountWords[language].resetTitle
    const mail = { subject, ...composeMail({ language, title: subject, lines: [write(language)] }) }
    await send(
      tx,
      context,
      channel === 'sms'
        ? { ...about, channel, to: row.address, text: write }
        : { ...about, channel, to: email ?? '', ...mail },
    )
  })
}
