import type { Page } from 'playwright-core'
import { readCaptcha, type SandboxCase } from './wire.ts'
import type { Say } from './words.ts'

/** The New Matter dialog, used as a person does: choose the court, paste the number, read the picture. */
export function openFindDialog(page: Page, say: Say, sandbox: string) {
  const word = (key: string) => say('matters', key)
  const dialog = page.getByRole('dialog', { name: word('new.title') })
  return {
    dialog,
    async open() {
      await page
        .getByRole('button', { name: say('shell', 'newMatter') })
        .first()
        .click()
      await dialog.waitFor()
    },
    async fillIn(courtName: string, wanted: Pick<SandboxCase, 'case_type' | 'case_number' | 'case_year'>) {
      await dialog.getByRole('combobox', { name: word('find.court') }).fill(courtName)
      await page.getByRole('option', { name: courtName }).first().click()
      const quick = dialog.getByLabel(word('find.quick'))
      await quick.fill(`${wanted.case_type}/${wanted.case_number}/${wanted.case_year}`)
      await dialog.getByRole('button', { name: word('find.find'), exact: true }).click()
    },
    async answer(text?: string) {
      const field = dialog.getByLabel(word('find.answer'))
      await field.waitFor()
      await field.fill(text ?? (await readCaptcha(sandbox)))
      await dialog.getByRole('button', { name: word('find.send'), exact: true }).click()
    },
    save: () => dialog.getByRole('button', { name: word('find.save') }).click(),
  }
}
