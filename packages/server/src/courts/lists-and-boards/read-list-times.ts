import type { CourtId } from '@peshi/contract/platform/ids'
import { listSources } from '@peshi/courts/cause-lists/list-sources'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'
import { isListTime, type ListTimes } from './reading-times.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    /** Times in India at which cause lists are read. Courts without an entry use `usualTimes`. */
    listTimes: ListTimes
  }
}

/** Format: `sci=18:00 23:30,hc-delhi=`. The lists of a court without times, here `hc-delhi`, are not read. */
export function readListTimes(read: Pick<SettingsReader, 'text' | 'problem'>): ListTimes {
  const own = new Map<CourtId, string[]>()
  for (const entry of (read.text('PESHI_LIST_TIMES') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [name = '', times = ''] = entry.split('=')
    const source = listSources.find(({ court }) => court === name)
    const wrong = times.split(' ').find((time) => time !== '' && !isListTime(time))
    if (!source) read.problem('PESHI_LIST_TIMES', `no lists are read of a court ${name}`)
    else if (wrong !== undefined)
      read.problem('PESHI_LIST_TIMES', `"${wrong}" is no time on the hour or the half, such as 18:00 or 07:30`)
    else own.set(source.court, times.split(' ').filter(Boolean))
  }
  return own
}
