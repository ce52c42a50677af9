import { landmark } from '../reading/page.ts'
import { parseServiceForm, type Ticket, ticketOf } from '../s3waas/form.parse.ts'

export interface SciForm extends Ticket {
  hidden: Record<string, string>
}

const needed = ['sci_form_nonce', '_wp_http_referer', '_form_time', '_form_signature', 'es_ajax_request']

export function parseCaseStatusForm(html: string): SciForm {
  const form = parseServiceForm(html)
  for (const name of needed) landmark(form.hidden[name], `field ${name} in its form`)
  return { ...ticketOf(form), hidden: form.hidden }
}
