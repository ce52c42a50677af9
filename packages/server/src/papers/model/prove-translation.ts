// Decides whether the translation of a sentence is shown. Otherwise the sentence stays in the language of the page.
// Source: decisions/034-a-model-proves-each-sentence.md.
import type { ModelLanguage } from '@peshi/contract/papers/model'
import { wordsOfName } from '../../courts/names/name-keys.ts'
import { wordKeys } from '../../courts/names/name-sounds.ts'
import { isNegative, numbersIn, plainText, wordsIn } from './prove-words.ts'

const scripts: Record<ModelLanguage, RegExp> = {
  en: /\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ur: /\p{Script=Arabic}/gu,
}

/** Capitalised words of courts that a translation need not keep as names. */
const ofCourts = new Set(
  `the a an this that these those it he she they i you we your our my his her their next please there here in on at by to for from of with within after before and or but if when while where as
  since until unless under upon each every both all any no not heard list put let having perused considering accordingly thus hence
  petitioner petitioners respondent respondents applicant applicants appellant appellants plaintiff plaintiffs defendant defendants
  accused court courts high supreme district hon'ble honble honourable judge justice bench chief learned ld counsel advocate advocates
  senior government state union india indian order orders judgment petition writ appeal application affidavit counter rejoinder reply
  section sections article articles act code rule rules case matter hearing date dated today registry office standing mr mrs ms shri smt
  sri dr january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday civil criminal bail interim no nos para paragraph annexure`.split(/\s+/),
)

const mostWordsMore = 8

export function isFaithful(original: string, said: string, language: ModelLanguage): boolean {
  const sort = (text: string) => numbersIn(text).toSorted().join(' ')
  return (
    isIn(said, language) &&
    sort(original) === sort(said) &&
    isNegative(original) === isNegative(said) &&
    wordsIn(said).length <= 2 * wordsIn(original).length + mostWordsMore &&
    namesIn(original).every((name) => sounds(name, said)) &&
    namesIn(said).every((name) => sounds(name, original))
  )
}

function isIn(text: string, language: ModelLanguage): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > 0 && (text.match(scripts[language])?.length ?? 0) > letters / 2
}

/** Words with a capital that no court uses as a common word. A text in a script without capitals has none. */
const namesIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]*/gu) ?? []).filter((word) => !ofCourts.has(plainText(word)))

const coarse = (text: string) => wordKeys(text).filter((key) => key.startsWith('^'))

/** The name itself is in the text, or a word that sounds alike in another script. */
function sounds(name: string, text: string): boolean {
  if (wordsIn(plainText(text)).includes(plainText(name))) return true
  if (wordsOfName(name).some(({ isInitial }) => isInitial)) return false
  const heard = new Set(wordsIn(text).flatMap(coarse))
  const keys = coarse(name)
  return keys.length > 0 && keys.every((key) => heard.has(key))
}
