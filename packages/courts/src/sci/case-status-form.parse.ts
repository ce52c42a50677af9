import { landmark } from '../reading/page.ts'
import { parseServiceForm, type Ticket, ticketOf } from '../s3waas/form.parse.ts'

export interface SciForm extends Ticket {
  /** All are sent with the answer. */
  hidden: Record<string, string>
}

/** Required fields of the Supreme Court's forms besides scid and token. */
const needed = ['sci_form_nonce', '_wp_http_referer', '_form_time', '_form_signature', 'es_ajax_request']

/** Parses hidden fields of a search form of sci.gov.in. Throws `PageChanged` if one is missing. */
export function parseCaseStatusForm(html: string): SciForm {
  const form = parseServiceForm(html)
  for (const name of needed) landmark(form.hidden[name], `field ${name} in its form`)
  return { ...ticketOf(form), hidden: form.hidden }
}
