import type { Db } from '../../platform/db/door.ts'
import { type IndexedJudgment, judgmentIndexRepo } from './citations.repo.ts'
import { type JudgmentFile, listJudgmentFiles, readEntries, toJudgment } from './read-judgment-files.ts'

export interface IndexNews {
  saved: number
  /** Entries that an earlier run saved. */
  skipped: number
  bad: number
}

interface Tools {
  thisYear: number
  onBad(place: string, reason: string): void
  /** Hears how many entries of a file are saved. */
  onSaved?(name: string, entries: number): void
  signal?: AbortSignal
}

const batchSize = 250
/** A batch with long texts ends earlier, so that memory does not depend on their length. */
const batchCharacters = 4_000_000

/** Each batch and the count of read entries are saved together, so an interrupted run continues where it ended. */
export async function indexJudgments(db: Db, directory: string, tools: Tools): Promise<IndexNews> {
  const news: IndexNews = { saved: 0, skipped: 0, bad: 0 }
  for (const file of await listJudgmentFiles(directory)) await indexFile(db, file, tools, news)
  return news
}

async function indexFile(
  db: Db,
  file: JudgmentFile,
  { thisYear, onBad, onSaved, signal }: Tools,
  news: IndexNews,
): Promise<void> {
  const known = await db.asSystem('judgment-index', (tx) => judgmentIndexRepo(tx).findFile(file.path))
  const done = known?.version === file.version ? known.entries : 0
  let entries = 0
  let characters = 0
  let batch: IndexedJudgment[] = []
  const save = async () => {
    const values = { path: file.path, version: file.version, entries }
    await db.asSystem('judgment-index', async (tx) => {
      await judgmentIndexRepo(tx).save(batch)
      await judgmentIndexRepo(tx).saveFile(values)
    })
    news.saved += batch.length
    onSaved?.(file.name, entries)
    batch = []
    characters = 0
  }
  for await (const { line, entry } of readEntries(file.path)) {
    entries++
    if (entries <= done) {
      news.skipped++
      continue
    }
    const one = entry && toJudgment(entry, file.name, thisYear)
    if (one) {
      batch.push(one)
      characters += one.values.text?.length ?? 0
    } else {
      news.bad++
      onBad(`${file.name}:${line}`, entry ? 'no title, or no citation' : 'not readable')
    }
    if (batch.length >= batchSize || characters >= batchCharacters) await save()
    signal?.throwIfAborted()
  }
  if (entries > done) await save()
}
