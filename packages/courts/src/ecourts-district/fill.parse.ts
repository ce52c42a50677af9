import { isTag } from 'domhandler'
import type { CourtOption } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { lineOf, openPage } from '../reading/page.ts'
import { readPortalReply } from './reply.ts'

export interface PortalOptions {
  status: number | null
  nextAppToken: string | null
  options: CourtOption[]
}

export interface PortalComplex {
  code: string
  name: string
  establishments: string[]
  requiresEstablishment: boolean
}

const keys = [
  'dist_list',
  'complex_list',
  'establishment_list',
  'casetype_list',
  'police_station_list',
  'act_list',
  'cause_list',
  'courtnumber_list',
]

/** HTML that is not inside JSON has no end mark, so nothing shows that it was cut off after an option (NOTES.md). */
export function parseFill(reply: string): PortalOptions {
  const { html, status, nextAppToken } = readPortalReply(reply, ...keys)
  if (nextAppToken !== null && !Number.isInteger(status)) throw new PageChanged('The reply has no status')
  if (!/<\/option>\s*$/i.test(html)) throw new PageChanged('The list of options is incomplete')
  const $ = openPage(`<select>${html}</select>`)
  const all = $('option')
    .toArray()
    .filter(isTag)
    .map((option) => ({ code: option.attribs.value?.trim(), label: lineOf(option) }))
  const options = all.flatMap(({ code, label }) => {
    if (code === undefined) throw new PageChanged('An option has no value')
    return code === '' || code === '0' ? [] : [{ code, label }]
  })
  return { status, nextAppToken, options }
}

export function parseComplexes(reply: string): { complexes: PortalComplex[] } & Omit<PortalOptions, 'options'> {
  const { options, ...rest } = parseFill(reply)
  const complexes = options.map(({ code: value, label }) => {
    const [, code, establishments, flag] = /^(\w+)@([\w,]*)@([YN])$/.exec(value) ?? []
    if (!code || establishments === undefined || !flag)
      throw new PageChanged(`Not a court complex as the portal writes it: ${value.slice(0, 60)}`)
    return {
      code,
      name: label,
      establishments: establishments.split(',').filter(Boolean),
      requiresEstablishment: flag === 'Y',
    }
  })
  return { ...rest, complexes }
}
