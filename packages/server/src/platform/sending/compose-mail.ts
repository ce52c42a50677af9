import type { Language } from '@peshi/contract/platform/person'

export interface MailParts {
  language: Language
  title: string
  lines: readonly string[]
  code?: string
  link?: { label: string; url: string }
  groups?: readonly { heading: string; lines: readonly { text: string; url?: string }[] }[]
  foot?: readonly (string | { text: string; url: string })[]
}

const asHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const ink = '#1a2233'
const quiet = '#5b6478'
const accent = '#3b4cca'
const anchor = (url: string, text: string) => `<a href="${asHtml(url)}" style="color:${accent}">${asHtml(text)}</a>`

/**
 * Escapes all values. The mail loads nothing from a server, because that server would learn when the mail is opened.
 */
export function composeMail({ language, title, lines, code, link, groups = [], foot = [] }: MailParts) {
  const footOf = (part: MailParts['foot'] extends readonly (infer P)[] | undefined ? P : never) =>
    typeof part === 'string' ? { text: part, url: undefined } : part
  const text = [
    title,
    ...lines,
    ...(code ? [code] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...groups.map(({ heading, lines }) =>
      [heading, ...lines.map((line) => `- ${line.text}${line.url ? `\n  ${line.url}` : ''}`)].join('\n'),
    ),
    ...(foot.length > 0 ? ['--', ...foot.map(footOf).map(({ text, url }) => (url ? `${text}: ${url}` : text))] : []),
  ].join('\n\n')

  const paragraph = (inner: string, style = '') => `<p style="margin:0 0 12px;${style}">${inner}</p>`
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${asHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;font:15px/1.6 system-ui,sans-serif;color:${ink}"><div style="max-width:560px;margin:0 auto">
<h1 style="font-size:19px;line-height:1.4;margin:0 0 16px">${asHtml(title)}</h1>
${lines.map((line) => paragraph(asHtml(line))).join('\n')}
${code ? paragraph(`<bdi>${asHtml(code)}</bdi>`, 'font-size:28px;letter-spacing:6px;font-weight:600') : ''}
${link ? paragraph(`<a href="${asHtml(link.url)}" style="display:inline-block;background:${accent};color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none">${asHtml(link.label)}</a>`) : ''}
${groups
  .map(
    ({ heading, lines }) => `<h2 style="font-size:15px;margin:20px 0 6px">${asHtml(heading)}</h2>
<ul style="margin:0 0 12px;padding-inline-start:20px">${lines.map((line) => `<li style="margin:0 0 4px">${line.url ? anchor(line.url, line.text) : asHtml(line.text)}</li>`).join('')}</ul>`,
  )
  .join('\n')}
${foot.length > 0 ? `<hr style="border:0;border-top:1px solid #d9dde6;margin:24px 0 12px">` : ''}
${foot
  .map(footOf)
  .map(({ text, url }) => paragraph(url ? anchor(url, text) : asHtml(text), `font-size:13px;color:${quiet}`))
  .join('\n')}
</div></body></html>`
  return { text, html }
}
