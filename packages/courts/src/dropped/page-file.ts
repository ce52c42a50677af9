import { dropBom } from '../reading/text.ts'

export type PageFile =
  | { form: 'pdf'; bytes: Uint8Array }
  | { form: 'picture' }
  | {
      form: 'html' | 'text'
      text: string
      address: string | null
    }

/** First bytes of JPEG, PNG, GIF, BMP, TIFF, WebP, and HEIC or AVIF. */
const picture =
  /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|BM[\s\S]{4}\0\0\0\0|II\*\0|MM\0\*|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:hei|hev|mif1|msf1|avif))/

/** Accepts PDF, HTML, plain text and MHTML, in which phones save a web page. */
export function openPageFile(bytes: Uint8Array): PageFile {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  if (picture.test(head)) return { form: 'picture' }
  if (/^[\s\xef\xbb\xbf]*%PDF-/.test(head)) return { form: 'pdf', bytes }
  const web = /^[\s\xef\xbb\xbf]*(?:From|Date|Subject|MIME-Version|Snapshot-Content-Location):/i.test(head)
    ? openWeb(bytes)
    : null
  const text = dropBom(web?.text ?? decode(bytes, charsetIn(head)))
  if (!web && !/<(?:!doctype|html|head|body|table|div|main|tr)\b/i.test(text))
    return { form: 'text', text, address: null }
  const saved = /<!--\s*saved from url=\(\d+\)(\S+)/i.exec(text)?.[1]
  return { form: 'html', text: trimPage(text), address: web?.address ?? saved ?? null }
}

/** Keeps the page from its doctype to `</html>`, without comments, scripts and styles: their text can look like tags. */
function trimPage(text: string): string {
  const start = text.search(/<(?:!doctype|html)\b/i)
  const end = text.toLowerCase().lastIndexOf('</html>')
  const page = start >= 0 && end > start ? text.slice(start, end + 7) : text.trim()
  return page.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
}

const charsetIn = (head: string) => {
  if (head.startsWith('\xff\xfe')) return 'utf-16le'
  if (head.startsWith('\xfe\xff')) return 'utf-16be'
  return /charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
}

/** Tries UTF-8 first: a browser may save a page as UTF-8 although the page declares another encoding. */
function decode(bytes: Uint8Array, charset: string): string {
  const read = (label: string, fatal: boolean) => {
    try {
      return new TextDecoder(label, { fatal }).decode(bytes)
    } catch {
      return null
    }
  }
  return (
    (/^utf-16/.test(charset) ? read(charset, false) : read('utf-8', true)) ??
    read(charset, false) ??
    Buffer.from(bytes).toString('latin1')
  )
}

interface WebPart {
  headers: Map<string, string>
  body: string
}

function openWeb(bytes: Uint8Array): { text: string; address: string | null } | null {
  const whole = readPart(Buffer.from(bytes).toString('latin1'))
  const boundary = /boundary="?([^";]+)/i.exec(whole.headers.get('content-type') ?? '')?.[1]
  const parts =
    boundary === undefined ? [whole] : whole.body.split(`--${boundary}`).map((part) => readPart(part.trimStart()))
  const page = parts.find(({ headers }) => /^text\/html\b/i.test(headers.get('content-type') ?? ''))
  if (!page) return null
  const type = page.headers.get('content-type') ?? ''
  const address = page.headers.get('content-location') ?? whole.headers.get('snapshot-content-location') ?? null
  const body = Buffer.from(unwrap(page), 'latin1')
  return { text: decode(body, charsetIn(type)), address }
}

function readPart(text: string): WebPart {
  const end = /\r?\n\r?\n/.exec(text)
  const head = text.slice(0, end?.index ?? 0).replace(/\r?\n[ \t]+/g, ' ')
  const headers = head.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    return name ? [[name.toLowerCase(), value ?? ''] as const] : []
  })
  return { headers: new Map(headers), body: end ? text.slice(end.index + end[0].length) : '' }
}

function unwrap({ headers, body }: WebPart): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'quoted-printable':
      return body
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    case 'base64':
      return Buffer.from(body, 'base64').toString('latin1')
    default:
      return body
  }
}
