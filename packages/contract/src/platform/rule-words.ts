/** Takes the first number out of a message, so that one translation fits every number. */
export function withoutNumber(sentence: string): { key: string; number?: string } {
  const number = /\d+(?:[,-]\d+)*/.exec(sentence)?.[0]
  return number === undefined ? { key: sentence } : { key: sentence.replace(number, '{{number}}'), number }
}

/** Parts a message that `naming` made. */
export function splitSign(sentence: string): { sign?: string; rest: string } {
  const [, sign, rest = ''] = /^“(.+?)” does not belong here\. (.*)$/su.exec(sentence) ?? []
  return sign === undefined ? { rest: sentence } : { sign, rest }
}

export const isOfId = (sentence: string): boolean => /^Not a valid .+ id$/.test(sentence)
