import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@peshi/contract/platform/person'
import { z } from 'zod'

const Names = z.record(z.string(), z.string())
const Words = z.object({
  total: z.string(),
  empty: z.string(),
  ...{ report: Names, row: Names, none: Names, measure: Names, age: Names },
  mail: z.object({ days: z.string(), more: z.string(), open: z.string(), why: z.string(), stop: z.string() }),
})
export type ReportWords = z.infer<typeof Words> & { outcomes: z.infer<typeof Names>; language: Language }

const locales = fileURLToPath(new URL('../../../../web/src/platform/locales/', import.meta.url))
const read = (language: Language, file: string): unknown =>
  JSON.parse(readFileSync(`${locales}${language}/${file}.json`, 'utf8'))

/** The words of the web app, so that mails and exported files name reports as the screen does. */
export const reportWordsIn = (language: Language): ReportWords => ({
  ...Words.parse(read(language, 'reports')),
  ...z.object({ outcomes: Names }).parse(read(language, 'hearings')),
  language,
})
