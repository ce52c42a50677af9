import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { SiteId } from '../world/courts.ts'

export const modes = ['normal', 'slow', 'down', 'blocked', 'changed', 'maintenance', 'garbage'] as const
export type Mode = (typeof modes)[number]

export interface Switch {
  mode: Mode
  seconds: number
  until: Date | null
}

export interface Switches {
  get(site: SiteId): Switch
  set(site: SiteId, setting: Switch): void
  reset(): void
}

export function createSwitches(clock: Clock): Switches {
  const settings = new Map<SiteId, Switch>()
  const normal: Switch = { mode: 'normal', seconds: 0, until: null }
  return {
    get: (site) => {
      const set = settings.get(site) ?? normal
      return set.until !== null && clock.now() >= set.until ? normal : set
    },
    set: (site, setting) => settings.set(site, setting),
    reset: () => settings.clear(),
  }
}

const renamed: Partial<Record<SiteId, [from: RegExp, to: string][]>> = {
  hcservices: [
    [/case_details_table/g, 'cd-table'],
    [/history_table/g, 'hist-grid'],
    [/"con":/g, '"records":'],
    [/CNR Number/g, 'CNR'],
    [/__csrf_magic/g, 'form_key'],
    [/^(\uFEFF?\d{15})~/gm, '$1|'],
  ],
  allahabad: [
    [/id="case_type"/g, 'id="case_type_select"'],
    [/viewCaseData/g, 'openCase'],
    [/table-hist/g, 'listing-grid'],
    [/Case Status - /g, 'Status of '],
    [/Filing No\./g, 'Filed as'],
  ],
  lucknow: [],
  elegalix: [[/captchacode/g, 'code']],
  sci: [
    [/Diary Number/g, 'Diary'],
    [/Status\/Stage/g, 'Stage'],
    [/data-diary-no/g, 'data-no'],
    [/name="scid"/g, 'name="ticket"'],
  ],
  dcourts: [
    [/distTableContent/g, 'tableContent'],
    [/<caption>Case /g, '<caption>'],
    [/name=\\?"scid\\?"/g, 'name="ticket"'],
  ],
  nclt: [
    [/mainpanellist/g, 'cases'],
    [/allproceedingdtls/g, 'proceedings'],
  ],
  nclat: [
    [/csrf-token/g, 'x-token'],
    [/case_details/g, 'details'],
    [/>Court Name</g, '>Hall<'],
  ],
  cat: [
    [/popsurety_detailreport/g, 'openDetail'],
    [/Status \/ Stage/g, 'Stage'],
  ],
  tdsat: [[/Case Status\./g, 'State']],
  ngt: [
    [/customtable/g, 'cases'],
    [/Case Status/g, 'State'],
  ],
  ejagriti: [[/caseNumber/g, 'case_number']],
  cestat: [
    [/csrf_token/g, 'form_key'],
    [/Next Hearing Date/g, 'Listed next'],
  ],
  itat: [
    [/csrftkn1/g, 'key1'],
    [/Date of Next Hearing/g, 'Listed next'],
  ],
  mahapolice: [
    [/>Police Station</g, '>Thana<'],
    [/gdvDeadBody/g, 'gdvFirs'],
  ],
  drt: [
    [/popsurety_detailreport/g, 'openDetail'],
    [/Case Status\./g, 'State'],
  ],
  'allahabad-cause-lists': [
    [/\.pdf"/g, '"'],
    [/No cause list/g, 'Nothing'],
  ],
  'bombay-cause-lists': [
    [/form_secret/g, 'secret'],
    [/>Daily /g, '>'],
  ],
  'karnataka-cause-lists': [[/data-label/g, 'data-title']],
  'board-sci': [[/listedItemDetails/g, 'items']],
  'board-jammu': [[/>SR NO</g, '>NOW AT<']],
  'board-calcutta': [[/cause_list_sr_no/g, 'serial']],
  'board-delhi': [[/"item"/g, '"now_at"']],
  'board-telangana': [[/itemNo/g, 'nowAt']],
  'board-madras': [[/mainflip/g, 'card']],
  'board-madurai': [[/Item No/g, 'Now at']],
  'board-kerala': [[/Item No\./g, 'Now at']],
  'board-patna': [[/CASE NUMBER/g, 'MATTER']],
  'board-orissa': [[/Type : Case No/g, 'Matter']],
}
renamed.lucknow = renamed.allahabad
const renamedColumns: [from: RegExp, to: string][] = [[/<th>(?:Serial|Item|Sr\.|Sl\.) No\.?</g, '<th>Now at<']]
for (const site of ['allahabad', 'lucknow', 'bombay', 'karnataka'] as const) renamed[`board-${site}`] = renamedColumns

const maintenancePage = `<html><head><title>Maintenance</title></head><body><h2>The website is currently down for maintenance. Inconvenience caused is regretted.</h2></body></html>`
const blockedPage = `<html><head><title>403 Forbidden</title></head><body><h1>Access Denied</h1><p>You don't have permission to access this resource.</p></body></html>`
const downPage = `<html><head><title>503 Service Temporarily Unavailable</title></head><body><h1>Service Temporarily Unavailable</h1></body></html>`

export function obeySwitch(app: FastifyInstance, site: SiteId, switches: Switches) {
  app.addHook('onRequest', async (_request, reply) => {
    const { mode, seconds } = switches.get(site)
    if (mode === 'slow') await pause(seconds * 1000)
    if (mode === 'down') return reply.code(503).type('text/html; charset=UTF-8').send(downPage)
    if (mode === 'blocked') return reply.code(403).type('text/html; charset=UTF-8').send(blockedPage)
    if (mode === 'maintenance') return reply.type('text/html; charset=UTF-8').send(maintenancePage)
  })
  app.addHook('onSend', async (_request, _reply, payload) => {
    const { mode } = switches.get(site)
    if (mode === 'garbage') return spoil(payload)
    if (mode !== 'changed' || typeof payload !== 'string') return payload
    return (renamed[site] ?? []).reduce((text, [from, to]) => text.replace(from, to), payload)
  })
}

function spoil(payload: unknown): unknown {
  if (typeof payload === 'string') return `${payload.slice(0, payload.length / 3)}\u0000\uFFFD{]<<%`
  return Buffer.isBuffer(payload) ? payload.subarray(0, payload.length / 3) : payload
}
