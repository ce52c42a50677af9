import { boards } from '@peshi/courts/boards/boards'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { listSources } from '@peshi/courts/cause-lists/list-sources'
import { isDistrictAddress } from '@peshi/courts/dcourts/addresses'
import { connectors } from '@peshi/courts/registry'
import type { Config } from '../../platform/process/config.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    courts: readonly string[] | 'all'
    districtSites: ReadonlyMap<string, string>
    operatorContact: string
  }
}

type Reader = Pick<SettingsReader, 'text' | 'problem'>

export function readCourtSettings(read: SettingsReader, { mode }: Pick<Config, 'mode'>) {
  const isProduction = mode === 'production'
  const courts = isProduction
    ? read.list('PESHI_COURTS', [
        ...connectors.filter(({ off }) => off === undefined).map(({ id }) => id),
        ...boards.filter(({ off }) => off === undefined).map(({ site }) => site.key),
        ...listSources.filter(({ off }) => off === null).map(({ site }) => site.key),
      ])
    : ('all' as const)
  if (!isProduction && read.text('PESHI_COURTS'))
    read.problem('PESHI_COURTS', 'only production asks real courts; the demo has its sandbox. Leave it out')
  const operator = read.text('PESHI_OPERATOR')
  if (isProduction && courts.length > 0 && !operator)
    read.problem('PESHI_OPERATOR', 'courts must be able to reach you: set your name and e-mail address')
  return {
    courts,
    districtSites: readDistrictSites(read),
    operatorContact: operator ?? 'demonstration',
  }
}

/** Format: `agra=https://agra.dcourts.gov.in/,mathura=…`. */
function readDistrictSites(read: Reader) {
  const sites = new Map<string, string>()
  for (const entry of (read.text('PESHI_DISTRICT_SITES') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [district = '', address = ''] = entry.split('=')
    const court = `dc-${district}`
    if (!isCourt(court)) read.problem('PESHI_DISTRICT_SITES', `there is no district ${district} in the catalogue`)
    else if (!isDistrictAddress(address))
      read.problem('PESHI_DISTRICT_SITES', `write https://<district>.dcourts.gov.in/ for ${district}, not ${address}`)
    else sites.set(court, address)
  }
  return sites
}
