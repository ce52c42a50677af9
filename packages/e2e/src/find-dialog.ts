import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readShown } from './pictures.ts'
import type { SandboxCase } from './wire.ts'
import type { Say } from './words.ts'

export function openFindDialog(page: Page, say: Say, sandbox: string) {
  const word = (key: string) => say('matters', key)
  const dialog = page.getByRole('dialog', { name: word('new.title') })
  const courts = dialog.getByRole('combobox', { name: word('find.court') })
  return {
    dialog,
    async open() {
      await page
        .getByRole('button', { name: say('shell', 'newMatter') })
        .first()
        .click()
      await dialog.waitFor()
    },
    chosenCourt: () => courts.inputValue(),
    async openCourts() {
      await courts.press('ArrowDown')
      await dialog.getByRole('option').first().waitFor()
    },
    typeCourt: (typed: string) => courts.fill(typed),
    async chooseCourt(typed: string, name: string) {
      await courts.fill(typed)
      await page.getByRole('option', { name }).first().click()
    },
    async chooseCaseType(typed: string) {
      const types = dialog.getByRole('combobox', { name: word('find.case_type') })
      // Types again in each attempt, because the field is cleared when the court's case types load.
      const offered = async () => {
        await types.fill('')
        await types.fill(typed)
        return types.getAttribute('aria-activedescendant')
      }
      await expect.poll(offered, { interval: 500 }).toBeTruthy()
      await types.press('Enter')
      await expect.poll(() => types.inputValue()).not.toBe(typed)
    },
    typeNumber: (wanted: Pick<SandboxCase, 'case_type' | 'case_number' | 'case_year'>) =>
      dialog.getByLabel(word('find.quick')).fill(`${wanted.case_type}/${wanted.case_number}/${wanted.case_year}`),
    number: () => dialog.getByRole('textbox', { name: word('find.number'), exact: true }),
    ask: () => dialog.getByRole('button', { name: word('find.find'), exact: true }).click(),
    async answer(text?: string) {
      const field = dialog.getByRole('textbox', { name: word('find.answer'), exact: true })
      await field.waitFor()
      const answer = await readShown(page, sandbox)
      await field.fill(text ?? answer)
      await dialog.getByRole('button', { name: word('find.send'), exact: true }).click()
    },
    save: () => dialog.getByRole('button', { name: word('find.save') }).click(),
  }
}
