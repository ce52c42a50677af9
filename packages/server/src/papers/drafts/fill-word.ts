import Docxtemplater from 'docxtemplater'
import type PizZip from 'pizzip'
import { BadTemplate } from './word-file.ts'

export type FilledValue = string | boolean | readonly Record<string, string>[]
export type FilledValues = Readonly<Record<string, FilledValue>>

/** A gap that a person fills by hand. */
const gap = '__________'

type Scope = Readonly<Record<string, unknown>>

/** Looks up plain names only: a template is no program. */
const lookUp = (tag: string) => {
  const name = tag.trim()
  return { get: (scope: Scope) => (Object.hasOwn(scope, name) ? scope[name] : undefined) }
}

export function fillWord(zip: PizZip, values: FilledValues): PizZip {
  try {
    const template = new Docxtemplater(zip, {
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      parser: lookUp,
      nullGetter: ({ module }) => (module ? '' : gap),
    })
    template.render(values)
    return template.getZip()
  } catch {
    throw new BadTemplate('template-broken')
  }
}
