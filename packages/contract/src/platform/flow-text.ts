import { pattern } from './pattern.ts'

const lineEndHyphen = /[-\u2010\u00ad][^\S\n]*\n\s*/g
const longestWord = 40

/** First parts that keep their hyphen before any word. */
const first = /^(?:above|cross|half|non|quasi|self|semi|well)$/i
export const compoundParts = {
  'by-': /by-laws?/iu,
  'co-':
    /co-(?:accused|applicants?|defendants?|operat\p{L}+|ordinat\p{L}+|owners?|petitioners?|plaintiffs?|sharers?)/iu,
  'counter-': /counter-(?:blast|claims?|signed)/iu,
  alone: /ex-gratia|in-charge|paper-books?|post-(?:dated|mortem)/iu,
  're-': /re-(?:appear\p{L}*|examin\p{L}+|hear\p{L}*|list\p{L}*|notif\p{L}+)/iu,
  'so-': /so-called/iu,
  'sub-': /sub-(?:clauses?|divisional|divisions?|inspectors?|judges?|lessees?|registrars?|rules?|sections?|tenants?)/iu,
  'any word': /\p{L}+-(?:affidavits?|law|mentioned|officio|parte|sheets?)/iu,
}
export const compounds = pattern('iu')`^(?:${compoundParts})$`

const compoundsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(/[^\p{L}\p{M}-]+/u))

/**
 * A text of several lines as one line. A word that was hyphenated at a line's end is whole again: `return-` and `able`
 * become `returnable`. A compound keeps its hyphen if it is a usual one (`counter-affidavit`) or has it elsewhere in
 * the text.
 */
export function flowText(text: string): string {
  let own: ReadonlySet<string> | undefined
  const whole = text.replace(lineEndHyphen, (found, at: number) => {
    const left = /[\p{L}\p{M}]+$/u.exec(text.slice(Math.max(0, at - longestWord), at))?.[0] ?? ''
    const next = at + found.length
    const right = /^\p{Ll}[\p{L}\p{M}]*/u.exec(text.slice(next, next + longestWord))?.[0] ?? ''
    if (left === '' || right === '') return found
    if (found.startsWith('\u00ad')) return ''
    const word = `${left}-${right}`
    own ??= compoundsIn(text)
    return first.test(left) || compounds.test(word) || own.has(word.toLowerCase()) ? '-' : ''
  })
  return whole.replace(/\s+/g, ' ').trim()
}
