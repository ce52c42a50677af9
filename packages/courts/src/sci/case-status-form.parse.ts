import { landmark } from '../reading/page.ts'
import { parseServiceForm, type Ticket, ticketOf } from '../s3waas/form.parse.ts'

export interface SciForm extends Ticket {
  /** All of them go back with the answer. */
  hidden: Record<string, string>
}

/** Fields that the Supreme Court's forms carry beside scid and token; without them the site refuses. */
const needed = ['sci_form_nonce', '_wp_http_referer', '_form_time', '_form_signature', 'es_ajax_request']

/** Reads what a search form of sci.gov.in hides. Throws `PageChanged` when one of its fields is gone. */
export function parseCaseStatusForm(html: string): SciForm {
  const form = parseServiceForm(html)
  for (const name of needed) landmark(form.hidden[name], `field ${name} in its form`)
  return { ...ticketOf(form), hidden: form.hidden }
}
