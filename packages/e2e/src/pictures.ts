import type { Page } from 'playwright-core'
import { readPicture } from './wire.ts'

/** The sandbox's answer to the picture that stands on the page. */
export const readShown = (page: Page, sandbox: string): Promise<string> =>
  readPicture(sandbox, () => page.locator('img[src^="data:image/"]').getAttribute('src'))
