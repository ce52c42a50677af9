import { afterAll, expect, test } from 'vitest'
import { errorOfReply } from '../api/api-error.ts'
import { changeLanguage } from './i18n.ts'
import { isolate } from './isolate.ts'
import { sayError } from './say-error.ts'

afterAll(() => changeLanguage('en'))

const refused = (code: string, values: Record<string, string>) =>
  errorOfReply(409, { success: false, message: `In English: ${Object.values(values)}`, code, values, requestId: 'r' })

test.each(['hi', 'ur', 'de', 'fr', 'pt'] as const)(
  'in %s, a refusal has the names of its message',
  async (language) => {
    await changeLanguage(language)
    for (const [code, values] of [
      ['followed-twice', { title: 'Asha v. State' }],
      ['owns-chamber', { chambers: 'Shukla & Co.' }],
      ['file-infected', { name: 'order.pdf', found: 'Eicar' }],
    ] as const) {
      const said = sayError(refused(code, values))
      for (const name of Object.values(values)) expect(said).toContain(isolate(name))
      expect(said).not.toContain('English')
    }
  },
)
