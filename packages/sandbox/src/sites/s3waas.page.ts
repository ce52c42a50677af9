import { createHash } from 'node:crypto'
import { escapeHtml } from './markup.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

export interface FormTicket {
  scid: string
  time: string
}

export const tokenOf = ({ scid }: FormTicket) => ({
  name: `tok_${hash(`${scid} name`).slice(0, 40)}`,
  value: hash(scid).slice(0, 40),
})

export const sciFields = ({ scid, time }: FormTicket, page: string) => ({
  sci_form_nonce: hash(`${scid} nonce`).slice(0, 10),
  _wp_http_referer: page,
  _form_time: time,
  _form_signature: hash(`${scid} ${time}`),
})

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

interface FormParts {
  id: string
  title: string
  body: string
  ticket: FormTicket
  more?: Record<string, string>
}

export function renderForm({ id, title, body, ticket, more = {} }: FormParts): string {
  const token = tokenOf(ticket)
  const fields = Object.entries({ scid: ticket.scid, [token.name]: token.value, ...more })
  return `<!DOCTYPE html>
<html lang="en"><head><title>${escapeHtml(title)}</title></head><body>
<form role="search" method="get" action="/"><input type="text" name="s"></form>
<form action="#" method="post" id="${id}" novalidate="novalidate">
${body}
<img id="siwp_captcha_image_0" src="?_siwp_captcha&amp;id=${ticket.scid}" alt="captcha">
<input type="text" name="siwp_captcha_value" id="siwp_captcha_value_0" autocomplete="off">
${fields.map(([name, value]) => hidden(name, value)).join('\n')}
<input type="submit" value="Search" name="submit"><input type="reset" value="Reset">
${hidden('es_ajax_request', '1')}
</form>
</body></html>
`
}

export const textField = (name: string, label: string) =>
  `<label for="${name}">${label}</label><input type="text" name="${name}" id="${name}" autocomplete="off">`

export const selectField = (name: string, options: [value: string, label: string][], id = name) =>
  `<select name="${name}" id="${id}"><option value="">--Select--</option>${listOptions(options)}</select>`

export const listOptions = (options: [value: string, label: string][]) =>
  options.map(([value, label]) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`).join('')

/** As on the real site, `data` is a string with JSON, not an object. */
export const refuse = (message: string) => ({ success: false, data: JSON.stringify({ message }) })
export const wrongCaptcha = refuse('The captcha code entered was incorrect.')
export const nothingFound = refuse('Nothing Found')

export const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
