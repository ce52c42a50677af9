/** What a page asks for as soon as the application runs: files, and words by their names. */
export interface EarlyPage {
  /** A drawn page names its own. */
  files?: string[]
  words: string[]
}

/** A page without sign-in. */
export interface EarlyOpenPage extends EarlyPage {
  /** How it is opened where the build has drawn it: as it is, or from a mail, with a secret after the hash. */
  drawn?: 'plain' | 'by-secret'
  /** Where its secret is looked up. */
  looksUp?: string
}

/** Listed by the build (`../../early-files.ts`), so that nothing waits for the file before it to be named. */
export interface EarlyFiles {
  /** When somebody is signed in. */
  shell: EarlyPage
  /** When nobody is, on the way to the sign-in. */
  door: EarlyPage
  /** By path. */
  open: Record<string, EarlyOpenPage>
  /** The files of words, by language and name. */
  words: Record<string, Record<string, string>>
}
