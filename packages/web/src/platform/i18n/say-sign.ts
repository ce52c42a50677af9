import { clean } from '@peshi/contract/platform/cleaned'
import { sayRule } from './i18n.ts'

export function saySign<Sentence extends string | undefined>(typed: string, sentence: Sentence): Sentence | string {
  const sign = sentence && [...clean('number', typed)].find((one) => !/\d/.test(one))
  return sign ? sayRule(`“${sign}” does not belong here. ${sentence}`) : sentence
}
