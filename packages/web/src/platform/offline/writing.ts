import type { Changed } from '@peshi/contract/platform/endpoint'
import type { QueryKey } from '@tanstack/react-query'
import { allFeatures } from '../features/feature.ts'
import type { Namespace } from '../i18n/languages.ts'

/** An entry of a person, as the device stores it until it is sent. */
export interface Writing {
  kind: string
}

export interface Attempt {
  idempotencyKey: string
  silenceMs: number
}

/** A request with another version has other fields, and the server refuses these under the same key. */
export const attemptAt = (version: number | undefined, attempt: Attempt): Attempt => ({
  ...attempt,
  idempotencyKey: `${attempt.idempotencyKey}-${version ?? 0}`,
})

export interface Refusal {
  code: string
  message: string
  /** With the code `changed-meanwhile`. */
  changed?: Changed | null
}

export interface WritingKind<W extends Writing = Writing> {
  kind: W['kind']
  matterOf(writing: W): string | null
  label(writing: W): string
  /** The person's own words, to read and to copy. */
  textOf(writing: W): string
  /** The words that `label` and `textOf` need. */
  words?: readonly Namespace[]
  send(writing: W, attempt: Attempt): Promise<unknown>
  /**
   * Refusal of an entry so old that the server may have forgotten its idempotency key. Left out if sending the entry
   * twice does no harm.
   */
  maybeSent?: Refusal
  /**
   * The entry that is sent after somebody changed the record meanwhile and the person chose which values stay. Null if
   * the person did not choose.
   */
  settle?(writing: W, changed: Changed): Promise<W | null>
  /** The queries that show old data after the entry was sent. */
  outdates(writing: W): readonly QueryKey[]
}

declare module '../features/feature.ts' {
  interface Feature {
    writings?: readonly WritingKind[]
    /** Keys of the replies that are stored on the device, for use without a network. */
    kept?: readonly QueryKey[]
    /** Keys of the queries that are not loaded again together with all others. */
    reloadedAlone?: readonly QueryKey[]
  }
}

/** Undefined if the features are not loaded yet, or if an older version stored the entry. */
export const kindOf = (writing: Writing): WritingKind | undefined =>
  allFeatures()
    .flatMap(({ writings = [] }) => writings)
    .find(({ kind }) => kind === writing.kind)

export const isOf =
  <W extends Writing>({ kind }: WritingKind<W>) =>
  <Item extends { writing: Writing }>(item: Item): item is Item & { writing: W } =>
    item.writing.kind === kind

const startsWith = (key: QueryKey, prefix: QueryKey) => prefix.every((part, at) => key[at] === part)

/** True for data that people need in court without a network. */
export const isKept = (key: QueryKey): boolean =>
  allFeatures().some(({ kept = [] }) => kept.some((prefix) => startsWith(key, prefix)))

export const isReloadedAlone = (key: QueryKey): boolean =>
  allFeatures().some(({ reloadedAlone = [] }) => reloadedAlone.some((prefix) => startsWith(key, prefix)))
