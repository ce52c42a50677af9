import type { Page } from 'playwright-core'
import { readPicture } from './wire.ts'

export const readShown = (page: Page, sandbox: string): Promise<string> =>
  readPicture(sandbox, () => page.locator('img[src^="data:image/"]').getAttribute('src'))
