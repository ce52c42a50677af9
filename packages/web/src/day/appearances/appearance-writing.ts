import { answerAppearance } from '@peshi/contract/day/appearances'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import type { WritingKind } from '../../platform/offline/writing.ts'

export interface AppearanceWriting {
  kind: 'appearance'
  body: NonNullable<InputOf<typeof answerAppearance>['body']>
}

export const appearanceWriting: WritingKind<AppearanceWriting> = {
  kind: 'appearance',
  matterOf: ({ body }) => body.matter_id,
  label: ({ body }) => `${i18n.t('offline:kind.appearance')} ${isolate(toDayFirst(body.date))}`,
  textOf: ({ body }) => i18n.t(`today:appearances.${body.answer}`),
  words: ['today'],
  send: ({ body }, attempt) => callApi(answerAppearance, { body }, attempt),
  outdates: () => [['appearances'], ['hearings'], ['today'], ['activity']],
}
