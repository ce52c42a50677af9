import { toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import { drawOrder } from '../documents/order-pdf.ts'
import type { World } from '../world/world.ts'
import { readFields } from './form.ts'
import { escapeHtml } from './markup.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'
const path = '/elegalix/WebDownloadJudgmentDocument.do'

function renderDoor(documentId: number, message: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>eLegalix - Allahabad High Court Judgment Information System</title></head>
<body>
<h2>Judgment Information System</h2>
<p>${escapeHtml(message)}</p>
<form method="post" action="WebDownloadJudgmentDocument.do">
<input type="hidden" name="judgmentID" value="${documentId}">
<img src="captcha.do" alt="Type the digits of this picture" width="215" height="80">
<p><label>Digits of the picture <input name="captchacode" inputmode="numeric" autocomplete="off" maxlength="4" required></label>
<button>Download</button></p>
</form>
</body></html>`
}

export function serveElegalix(app: FastifyInstance, world: World, sessions: Sessions) {
  app.addHook('onRequest', async (request, reply) => {
    if (/Mozilla\/5\.0/.test(request.headers['user-agent'] ?? '')) return
    return reply
      .code(403)
      .type(html)
      .send('<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>')
  })

  app.get('/elegalix/captcha.do', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .send(sessions.draw(sessions.open(request, reply))),
  )

  app.get(path, async (request, reply) => {
    const documentId = Number(readFields(request).judgmentID)
    const found = world.findOrderById(documentId)
    reply.type(html)
    if (!found) return reply.send('<html><body>No judgment found.</body></html>')
    sessions.open(request, reply)
    return reply.send(renderDoor(documentId, 'Type the digits of the picture to get the document.'))
  })

  app.post(path, async (request, reply) => {
    const fields = readFields(request)
    const documentId = Number(fields.judgmentID)
    const found = world.findOrderById(documentId)
    if (!found) return reply.type(html).send('<html><body>No judgment found.</body></html>')
    if (!sessions.answer(sessions.find(request), fields.captchacode))
      return reply.type(html).send(renderDoor(documentId, 'Captcha code was not match, please try again.'))
    const { subject, order } = found
    const name = `${subject.caseType.short}_${subject.number}_${subject.year}_${toDayFirst(order.date)}.pdf`
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(drawOrder(subject, order))
  })
}
