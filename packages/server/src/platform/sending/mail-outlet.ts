import type { Attachment } from './dispatches.schema.ts'
import { type Outlet, Undeliverable } from './outlets.ts'

export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. Only a local server needs no STARTTLS. */
  url: string
  from: { name: string; address: string }
}

const patienceMs = 30_000

/**
 * A code of 500 or more is final (RFC 5321). A failed sign-in (EAUTH) is not, because the operator can correct the
 * settings.
 */
const isFinal = (error: Error) =>
  'responseCode' in error && Number(error.responseCode) >= 500 && 'code' in error && error.code !== 'EAUTH'

/** A line break in a value could add a header. */
export const asLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

export const needsTls = (url: string) => !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const asFile = ({ name, mediaType, base64 }: Attachment) => ({
  filename: asLine(name),
  contentType: mediaType,
  content: Buffer.from(base64, 'base64'),
})

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

/** Reads the settings for each mail, because the demo's mail server changes its port. */
export function createMailOutlet(settings: () => Promise<MailSettings>): Outlet {
  return {
    async send({ id, to, kind, language, subject, text, html, unsubscribe, replyTo, attachment }) {
      const { url, from } = await settings()
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
          // Retries have the same id, so that receivers discard duplicates.
          messageId: `<${id}@${from.address.split('@')[1]}>`,
          headers: {
            'Content-Language': language,
            'X-Peshi-Kind': kind,
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
