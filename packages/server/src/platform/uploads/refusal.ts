import { Invalid } from '../errors.ts'

const sentences = {
  'file-kind': 'Files of this kind are not accepted. Use a PDF, picture, Word or Excel file, text, sound or video.',
  'file-lies': 'The content of this file does not match its extension. Open it in its own program and save it again.',
  'file-macros': 'This file contains macros (small programs). Save it without them, or as a PDF.',
  'file-bomb': 'This file is far larger when unpacked, so it was not opened.',
  'file-empty': 'This file is empty.',
  'file-broken': 'This file is incomplete or damaged. Save it again and upload it again.',
} as const

export type RefusalCode = keyof typeof sentences

export const infected = (name: string, found: string) =>
  new Invalid(`“${name}” contains a virus (${found}). It was not kept.`, undefined, 'file-infected').naming({
    name,
    found,
  })

export const refusal = (code: RefusalCode) => new Invalid(sentences[code], undefined, code)
