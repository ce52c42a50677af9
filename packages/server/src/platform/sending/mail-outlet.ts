import type { Attachment } from './dispatches.schema.ts'
import { type Outlet, Undeliverable } from './outlets.ts'

export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS, which only a server on this machine may lack. */
  url: string
  from: { name: string; address: string }
}

const patienceMs = 30_000

/** A receiver's or the server's final no (RFC 5321: 5yz). Wrong settings of our own are no reason to give up. */
const isFinal = (error: Error) =>
  'responseCode' in error && Number(error.responseCode) >= 500 && 'code' in error && error.code !== 'EAUTH'

/** One line: what is in it can't end a header and begin another. */
export const asLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** To another machine never in the clear, even where somebody on the way strikes STARTTLS out of the server's offer. */
export const needsTls = (url: string) => !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const asFile = ({ name, mediaType, base64 }: Attachment) => ({
  filename: asLine(name),
  contentType: mediaType,
  content: Buffer.from(base64, 'base64'),
})

/** The library is loaded for the first mail: no start waits for it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: needsTls(url),
  })
}

const isAddress = /^[^\s,;<>"]+@[^\s,;<>"@]+$/

/** Mail over SMTP, a connection for each. The settings are asked for each time: the sandbox listens where it finds room. */
export function createMailOutlet(settings: () => Promise<MailSettings>): Outlet {
  return {
    async send({ id, to, kind, language, subject, text, html, unsubscribe, replyTo, attachment }) {
      const { url, from } = await settings()
      // Nothing that ends a line or begins a second address comes from anywhere else than a checked address.
      if (!isAddress.test(to)) throw new Undeliverable('refused', 'This is no e-mail address.')
      try {
        const transport = await openTransport(url)
        const { messageId } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo !== null && isAddress.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
          subject: asLine(subject ?? ''),
          text,
          ...(html !== null && { html }),
          ...(attachment && { attachments: [asFile(attachment)] }),
          // The same however often it is tried: who has it already keeps one.
          messageId: `<${id}@${from.address.split('@')[1]}>`,
          headers: {
            'Content-Language': language,
            'X-Peshi-Kind': kind,
            // No machine answers it with an absence note.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== null && { 'List-Unsubscribe': `<${asLine(unsubscribe)}>` }),
          },
        })
        return messageId
      } catch (error) {
        if (error instanceof Error && isFinal(error)) throw new Undeliverable('refused', error.message)
        throw error
      }
    },
  }
}
