import { pattern } from '@peshi/contract/platform/pattern'
import { toSentences } from '@peshi/courts/orders/sentences'

const longest = 700
const mostSentences = 5

export const directedParts = {
  'is directed': /\b(?:is|are|be) (?:hereby )?directed\b/i,
  'we direct': /\bwe direct\b|\bI direct\b/i,
  'directions issued': /\bdirections?\b.*\b(?:issued|given)\b/i,
  'shall do': /\bshall (?:file|produce|appear|deposit|pay|comply|decide|consider|ensure|submit|remain present|not)\b/i,
}
export const directed = pattern('i')`${directedParts}`

export const filedParts = {
  pleading: /counter|rejoinder|supplementary|short|reply|written statement|objections?/,
  'other paper': /affidavit|vakalatnama/,
}
export const mayBeFiled = pattern(
  'i',
)`\b(?:${filedParts})\b.*\b(?:may|shall|be|is|are|to)\b.*\b(?:file|filed|within|weeks?|days?|time)\b`

export const standingParts = {
  interim: /\binterim\b.*\b(?:order|protection|relief|stay|bail)\b/,
  stayed: /\bshall (?:remain|stand) stayed\b/,
  'stay until': /\bstay(?:ed)?\b.*\b(?:until|till|further|next|operation)\b/,
  'status quo': /\bstatus quo\b/,
}
export const standing = pattern('i')`${standingParts}`

export const resultParts = {
  allowed: /allowed|partly allowed|granted|admitted/,
  dismissed: /dismissed|rejected|refused|withdrawn/,
  ended: /disposed of|quashed|set aside|remanded/,
}
export const resulted = pattern(
  'i',
)`\b(?:is|are|stands?|accordingly|hereby)\b (?:hereby |accordingly |finally )?(?:${resultParts})\b`

const directions: readonly { kind: 'listing' | 'step' | 'standing'; words: RegExp }[] = [
  {
    kind: 'listing',
    words:
      /\b(?:re-?)?(?:list|listed|put up|post(?:ed)?|place(?:d)? (?:before|this)|fix(?:ed)?)\b.*\b(?:on|before|after|in|week|weeks|today|tomorrow|fresh|for)\b/i,
  },
  {
    kind: 'step',
    words: /\bissue\b.*\bnotice|\bnotice\b.*\b(?:issue|issued|returnable)\b|\bdasti\b/i,
  },
  {
    kind: 'step',
    words: mayBeFiled,
  },
  {
    kind: 'step',
    words:
      /\b(?:time|weeks?|days?)\b.*\b(?:is|are|was|stands?)? ?(?:granted|allowed|given|extended)\b|\bgranted\b.*\btime\b/i,
  },
  {
    kind: 'standing',
    words: standing,
  },
  {
    kind: 'standing',
    words: /\b(?:no coercive|shall not be arrested|be released on bail|enlarged on bail|bail is)\b/i,
  },
  {
    kind: 'standing',
    words: resulted,
  },
  {
    kind: 'step',
    words: directed,
  },
  {
    kind: 'standing',
    words:
      /\b(?:order|judgment) (?:is )?reserved\b|\bheard\b.*\breserved\b|\badjourned\b|\bpassed over\b|\bas last opportunity\b|\blast (?:chance|opportunity)\b/i,
  },
  { kind: 'listing', words: /सूचीबद्ध|पेश हो|नियत/ },
  { kind: 'step', words: /नोटिस|निर्देशित|आदेशित|दाखिल/ },
  { kind: 'standing', words: /स्थगित|स्थगन|स्वीकार की जाती|निरस्त|खारिज|निस्तारित|जमानत|सुरक्षित/ },
]

export type DirectionWords = (typeof directions)[number]['kind']

export const kindsOf = (sentence: string): DirectionWords[] =>
  directions.filter(({ words }) => words.test(sentence)).map(({ kind }) => kind)

export interface Directed {
  sentences: string[]
  is_picked: boolean
}

export function lastDirections(pages: readonly (string | null)[]): Directed | null {
  const sentences = toSentences(pages.filter((page) => page !== null).join('\n'))
  if (sentences.length === 0) return null
  const found = sentences.filter((sentence) => kindsOf(sentence).length > 0)
  const isPicked = found.length > 0
  return { sentences: lastThatFit(isPicked ? found : sentences), is_picked: isPicked }
}

function lastThatFit(sentences: readonly string[]): string[] {
  const kept: string[] = []
  let room = longest
  for (const sentence of sentences.toReversed()) {
    if (kept.length === mostSentences || (kept.length > 0 && sentence.length > room)) break
    kept.unshift(clip(sentence))
    room -= sentence.length
  }
  return kept
}

const clip = (sentence: string) =>
  sentence.length > longest ? `${sentence.slice(0, longest - 1).trimEnd()}…` : sentence
