import { Invalid } from '../errors.ts'

const sentences = {
  'file-kind':
    'Files of this kind are not kept. Send it as a PDF, a picture, a Word or Excel file, text, sound or video.',
  'file-lies': 'This file is not what its ending says. Open it in its own program and save it again.',
  'file-macros': 'This file carries macros (small programs). Save it without them, or as a PDF.',
  'file-bomb': 'This file unpacks to far more than it seems to hold, so it is not opened.',
  'file-empty': 'This file is empty.',
  'file-broken': 'This file is broken off or damaged. Save it again and send it once more.',
} as const

export type RefusalCode = keyof typeof sentences

export const refusal = (code: RefusalCode) => new Invalid(sentences[code], undefined, code)
