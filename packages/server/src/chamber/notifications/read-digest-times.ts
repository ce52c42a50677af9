import { type DigestTimes, TimeOfDay, usualDigestTimes } from '@peshi/contract/chamber/alert-plan'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    digestTimes: DigestTimes
  }
}

export function readDigestTimes(read: Pick<SettingsReader, 'text' | 'problem'>): DigestTimes {
  const evening = read.text('PESHI_EVENING_DIGEST_AT') ?? usualDigestTimes.evening
  if (!TimeOfDay.safeParse(evening).success || evening < '12:00')
    read.problem(
      'PESHI_EVENING_DIGEST_AT',
      `"${evening}" is not a time from 12:00 to 23:30 on the hour or half hour, such as 18:30`,
    )
  return { ...usualDigestTimes, evening }
}
