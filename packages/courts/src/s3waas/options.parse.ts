import { isTag } from 'domhandler'
import type { CourtOption } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { lineOf, openPage } from '../reading/page.ts'
import { readReply } from './reply.ts'

/** District courts' sites reply with JSON that contains HTML, the Supreme Court's site with plain HTML. */
export function parseSiteOptions(reply: string): CourtOption[] {
  const { html } = readReply(reply)
  if (!/<\/option>\s*$/i.test(html)) throw new PageChanged('The list of options is incomplete')
  const $ = openPage(`<select>${html}</select>`)
  return $('option')
    .toArray()
    .filter(isTag)
    .flatMap((option) => {
      const code = option.attribs.value?.trim()
      if (code === undefined) throw new PageChanged('An option has no value')
      return code === '' || code === '0' ? [] : [{ code, label: lineOf(option) }]
    })
}
