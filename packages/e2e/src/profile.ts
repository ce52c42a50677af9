import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { desktop, findChromium, quietBrowser } from './browser.ts'

/** A browser whose profile stays on the disk when it is closed. */
export async function openProfile(base: string) {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-profile-'))
  let context: BrowserContext | undefined

  return {
    async open(): Promise<Page> {
      context = await chromium.launchPersistentContext(folder, {
        ...desktop,
        executablePath: findChromium(),
        args: quietBrowser,
        baseURL: base,
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce' as const,
        serviceWorkers: 'allow' as const,
      })
      context.setDefaultTimeout(60_000)
      return context.pages()[0] ?? (await context.newPage())
    },

    async close(): Promise<void> {
      await context?.close()
      context = undefined
    },

    /** Returns the files of the closed browser that have one of the words, as UTF-8 or UTF-16. */
    async find(words: readonly string[]): Promise<string[]> {
      const found: string[] = []
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const bytes = await readFile(path)
        for (const word of words)
          if (bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')))
            found.push(`${relative(folder, path)}: ${word}`)
      }
      return found.sort()
    },

    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
