import { Invalid } from '../../platform/errors.ts'

const sentences = {
  'template-not-word': 'Upload a Word file (.docx). Save other files as .docx first.',
  'template-too-large': 'A template may have up to 2 MB. Make its pictures smaller.',
  'template-broken': 'This Word file is incomplete or damaged. Open it in Word, save it again and upload it again.',
  'template-bomb': 'This Word file is far larger when unpacked, so it was not opened.',
  'template-macros': 'This Word file contains macros or embedded files. Save it without them.',
  'template-external':
    'This Word file loads something from another place, such as a linked picture. Put the content into the file itself.',
  'template-unknown-field': 'Peshi does not know the field {{{field}}} in “{{place}}”.',
  'template-open-field': 'A brace is not closed or opened in “{{place}}”.',
  'template-open-section': 'The part {{{field}}} in “{{place}}” has no end or no start.',
  'template-no-field': 'This Word file has no fields. Write their names in braces, such as {client_name}.',
} as const

export type ProblemCode = keyof typeof sentences

export interface TemplateProblem {
  code: ProblemCode
  /** The text between the braces. */
  field?: string
  /** The text of the paragraph. */
  place?: string
}

export function refuseTemplate({ code, field = '', place = '' }: TemplateProblem): Invalid {
  const sentence = sentences[code].replace('{{field}}', field).replace('{{place}}', place)
  return new Invalid(sentence, undefined, code).naming({ field, place })
}
