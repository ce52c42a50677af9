import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readFields } from '../sites/form.ts'
import type { Sessions } from '../sites/sessions.ts'
import { fieldNames, renderFound, renderPortal, wrongCaptcha } from './police.page.ts'
import { type PoliceRecords, policeDistricts } from './police-records.ts'

const html = 'text/html; charset=utf-8'

export function servePolice(app: FastifyInstance, records: PoliceRecords, sessions: Sessions) {
  const stateOf = (session: string) => createHash('sha1').update(`view ${session}`).digest('base64')

  app.get('/Citizen/MH/index.aspx', async (request, reply) => {
    sessions.open(request, reply)
    return reply.type(html).send('<!DOCTYPE html><html><head><title>Citizen portal</title></head><body></body></html>')
  })

  app.get('/Citizen/MH/PublishedFIRs.aspx', async (request, reply) => {
    const session = sessions.open(request, reply)
    return reply.type(html).send(renderPortal(stateOf(session.id), { district: '', station: '' }))
  })

  app.get('/Citizen/MH/CaptchaImage.axd', async (request, reply) =>
    reply.type('image/png').send(sessions.draw(sessions.open(request, reply))),
  )

  app.post('/Citizen/MH/PublishedFIRs.aspx', async (request, reply) => {
    const session = sessions.find(request)
    const fields = readFields(request)
    reply.type(html)
    // ASP.NET refuses a form that was filled in another session.
    if (!session || fields.__VIEWSTATE !== stateOf(session.id))
      return reply.code(500).send('<html><body><h1>Server Error in Application</h1></body></html>')
    const chosen = { district: fields[fieldNames.district] ?? '', station: fields[fieldNames.station] ?? '' }
    const page = (below = '') => renderPortal(stateOf(session.id), chosen, below)
    if (fields[fieldNames.search] === undefined) return reply.send(page())
    if (!sessions.answer(session, fields[fieldNames.captcha])) return reply.send(page(wrongCaptcha))
    const district = policeDistricts.find(({ code }) => code === chosen.district)
    const station = district?.stations.find(({ code }) => code === chosen.station)
    const found = records
      .all()
      .filter(
        (fir) =>
          (!district || fir.district === district.name) &&
          (!station || fir.station === station.name) &&
          (!fields[fieldNames.number] || fir.number === Number(fields[fieldNames.number])) &&
          (!fields[fieldNames.year] || String(fir.year) === fields[fieldNames.year]),
      )
    return reply.send(page(renderFound(found)))
  })
}
