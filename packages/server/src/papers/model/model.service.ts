import { createHash } from 'node:crypto'
import type { ModelAnswer, ModelAsked, ModelDryRun, ModelProblem } from '@peshi/contract/papers/model'
import type { ChamberId, MatterId, ModelAnswerId, NoteId } from '@peshi/contract/platform/ids'
import { clientNotesRepo } from '../../clients/client-notes/client-notes.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { askModelJob } from './model.jobs.ts'
import { presentAnswer, writeNote } from './model.present.ts'
import { type AnswerRow, modelRepo } from './model.repo.ts'
import { ask, ModelFailed, usualWaits } from './model-outlet.ts'
import { type ProvedAnswer, proveAnswer } from './prove-answer.ts'
import { readPapers } from './read-papers.ts'
import { countTokens, type Message, writeRequest } from './write-request.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'queue' | 'services' | 'log'>
type Cleaned = Awaited<ReturnType<Context['services']['notes']['clean']>>
type Ended = ProvedAnswer & { problem: ModelProblem | null; tokens: number | null }

/** The state of an open question is looked at so often, to notice that a person cancelled it. */
const lookEveryMs = 1000
const leastAnswer = 2000
const mostAnswer = 16_000

export function createModel({ db, clock, emit, queue, services, log }: Needs, waits = usualWaits) {
  const { modelSettings: settings, notes, clientNotes } = services

  const read = async (tx: Tx, actor: Actor, id: ModelAnswerId) =>
    presentAnswer(await modelRepo(tx, actor.chamberId).get(id))

  async function prepare(tx: Tx, chamberId: ChamberId, asked: ModelAsked) {
    const found = await settings.find(tx, chamberId)
    if (!found?.kinds.includes(asked.kind))
      throw new Conflict('The owner has not switched this on for the model.', 'model-off')
    const refusal = await modelRepo(tx, chamberId).findRefusal(asked.matter_id)
    if (refusal === 'sensitive')
      throw new Conflict('Papers of a sensitive matter are never sent to a model.', 'model-sensitive')
    if (refusal) throw new Conflict('A client of this matter refuses that papers are sent to a model.', 'model-refused')
    const papers = await readPapers(tx, chamberId, asked)
    if (papers.pages.length === 0)
      throw new Invalid('There is no text that could be read on these pages.', undefined, 'model-no-text')
    const messages = writeRequest(asked, papers.papers, papers.pages)
    const { address, model } = found
    const digest = createHash('sha256')
      .update(JSON.stringify([address, model, messages]))
      .digest('hex')
    return { ...found, ...papers, messages, digest, ...tokensOf(asked, messages) }
  }

  /** Ends a question that is still open. A cancelled one stays cancelled. */
  async function end(tx: Tx, row: AnswerRow['answer'], { sentences, struck, problem, tokens }: Ended): Promise<void> {
    const { chamber_id: chamberId, id } = row
    const repo = modelRepo(tx, chamberId)
    await repo.raiseVersion(id, { by: {}, at: clock.now() })
    const { state } = (await repo.get(id)).answer
    if (state !== 'asking' && state !== 'waiting') return
    const used = tokens ?? (row.sent_at ? row.tokens : 0)
    await settings.settle(tx, chamberId, { reserved: row.tokens, used })
    await repo.update(id, {
      state: problem ? 'failed' : 'ready',
      problem,
      sentences,
      struck,
      tokens: used,
      ended_at: clock.now(),
    })
    await emit(tx, { chamberId }, { type: 'model.ended', ...aboutAnswer(row), detail: { problem } })
  }

  /** Checks everything again, because the papers, the matter or the settings may have changed since. */
  async function takeUp(tx: Tx, chamberId: ChamberId, id: ModelAnswerId) {
    const repo = modelRepo(tx, chamberId)
    // The matter was deleted for good while the question waited.
    if (!(await repo.findState(id))) return null
    const { answer } = await repo.get(id)
    if (answer.state === 'asking') {
      await end(tx, answer, failed('interrupted'))
      return null
    }
    if (answer.state !== 'waiting') return null
    const refused = await repo.findRefusal(answer.matter_id).catch(() => 'deleted')
    const prepared = refused ? null : await prepare(tx, chamberId, answer).catch(() => null)
    const problem = refused
      ? 'may-not-be-sent'
      : prepared?.digest !== answer.digest
        ? 'papers-changed'
        : prepared.reach === null
          ? 'not-allowed'
          : null
    if (problem || !prepared?.reach) {
      await end(tx, answer, failed(problem ?? 'not-allowed'))
      return null
    }
    const { host, model, isOutside, pages, digest, reach } = prepared
    const sent_at = clock.now()
    await repo.raiseVersion(id, { by: {}, at: sent_at })
    await repo.update(id, { state: 'asking', sent_at })
    const detail = { work: answer.kind, host, model, outside: isOutside, count: pages.length, digest }
    await emit(tx, { chamberId, personId: answer.asked_by }, { type: 'model.sent', ...aboutAnswer(answer), detail })
    return { ...prepared, reach, answer: { ...answer, sent_at } }
  }

  function watch(chamberId: ChamberId, id: ModelAnswerId) {
    const cancelled = new AbortController()
    const look = async () => {
      const found = await db.asChamber(chamberId, (tx) => modelRepo(tx, chamberId).findState(id))
      if (found?.state !== 'asking') cancelled.abort()
    }
    const timer = setInterval(
      () => void look().catch((error: unknown) => log.warn({ error }, 'Not looked')),
      lookEveryMs,
    )
    return { signal: cancelled.signal, stop: () => clearInterval(timer) }
  }

  return {
    list: (actor: Actor, matterId: MatterId) => {
      authorize(actor, 'read', 'Document')
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        const repo = modelRepo(tx, actor.chamberId)
        const refusal = await repo.findRefusal(matterId)
        const found = await settings.find(tx, actor.chamberId)
        const data = (await repo.listByMatter(matterId)).map(presentAnswer)
        return { data, kinds: [...(found?.kinds ?? [])], refusal }
      })
    },

    dryRun: (actor: Actor, asked: ModelAsked): Promise<ModelDryRun> => {
      authorize(actor, 'update', 'Document')
      return db.asChamber(actor, async (tx) => {
        await assertNoteLanguage(tx, actor, asked)
        const { messages, digest, host, model, isOutside, pages, leftOut, tokens, tokensLeft } = await prepare(
          tx,
          actor.chamberId,
          asked,
        )
        const counts = { pages: pages.length, left_out: leftOut, tokens, tokens_left: tokensLeft }
        return { messages, digest, host, model, is_outside: isOutside, ...counts }
      })
    },

    async ask(tx: Tx, actor: Actor, { digest, ...asked }: ModelAsked & { digest: string }): Promise<ModelAnswer> {
      authorize(actor, 'update', 'Document')
      await assertNoteLanguage(tx, actor, asked)
      const repo = modelRepo(tx, actor.chamberId)
      const prepared = await prepare(tx, actor.chamberId, asked)
      if (prepared.digest !== digest)
        throw new Conflict(
          'The papers or the settings changed. Look at the text again before you send it.',
          'model-changed',
        )
      await repo.holdSettings()
      const known = await repo.findKnown(asked.matter_id, digest, ['waiting', 'asking', 'ready', 'accepted'])
      if (known) return read(tx, actor, known.id)
      await settings.reserve(tx, actor.chamberId, prepared.tokens)
      const { model, host, isOutside, pages, papers, tokens } = prepared
      const id = newId() as ModelAnswerId
      await repo.insert({
        ...asked,
        id,
        state: 'waiting',
        model,
        host,
        is_outside: isOutside,
        digest,
        pages: pages.length,
        papers,
        sentences: [],
        tokens,
        asked_by: actor.personId,
        asked_at: clock.now(),
      })
      await queue.enqueue(tx, askModelJob, { chamberId: actor.chamberId, answerId: id })
      const { answer } = await repo.get(id)
      await emit(tx, actor, { type: 'model.asked', ...aboutAnswer(answer) })
      return read(tx, actor, id)
    },

    async run({ chamberId, answerId }: { chamberId: ChamberId; answerId: ModelAnswerId }, stopped: AbortSignal) {
      const taken = await db.asChamber(chamberId, (tx) => takeUp(tx, chamberId, answerId))
      if (!taken) return
      const { answer, address, model, reach, messages, pages, mostTokens } = taken
      const cancelling = watch(chamberId, answerId)
      const signal = AbortSignal.any([stopped, cancelling.signal])
      let ended: Ended
      try {
        const key = taken.openKey()
        const { text, tokens } = await ask({ address, key, model, reach, messages, mostTokens, signal }, waits)
        const proved = proveAnswer(text, answer, pages)
        ended = { ...proved, problem: proved.sentences.length === 0 ? 'nothing-proved' : null, tokens }
      } catch (error) {
        ended = failed(error instanceof ModelFailed ? error.problem : 'interrupted')
        log.warn({ error, answer: answerId }, 'The model gave no answer')
      } finally {
        cancelling.stop()
      }
      await db.asChamber(chamberId, (tx) => end(tx, answer, ended))
    },

    async dismiss(tx: Tx, actor: Actor, id: ModelAnswerId, seen?: number): Promise<ModelAnswer> {
      authorize(actor, 'update', 'Document')
      const repo = modelRepo(tx, actor.chamberId)
      const at = clock.now()
      await repo.raiseVersion(id, { by: actor, at, seen, read: () => read(tx, actor, id) })
      const { answer } = await repo.get(id)
      if (answer.state === 'accepted' || answer.state === 'dismissed' || answer.state === 'cancelled')
        throw new Conflict('This answer is decided already.', 'model-decided')
      const isOpen = answer.state === 'waiting' || answer.state === 'asking'
      // A question that was sent has cost its tokens, as far as anybody knows.
      if (answer.state === 'waiting') await settings.settle(tx, actor.chamberId, { reserved: answer.tokens, used: 0 })
      await repo.update(id, {
        state: isOpen ? 'cancelled' : 'dismissed',
        decided_by: actor.personId,
        decided_at: at,
        ...(answer.state === 'waiting' && { tokens: 0 }),
        ...(isOpen && { ended_at: at }),
      })
      await emit(tx, actor, { type: 'model.dismissed', ...aboutAnswer(answer), detail: { cancelled: isOpen } })
      return read(tx, actor, id)
    },

    /** The note is cleaned by another process, before the transaction. Null for a note to a client. */
    async writeNote(actor: Actor, id: ModelAnswerId): Promise<Cleaned | null> {
      authorize(actor, 'update', 'Document')
      const row = await db.asChamber(actor, (tx) => modelRepo(tx, actor.chamberId).get(id))
      if (row.answer.client_note_id || row.answer.sentences.length === 0) return null
      return notes.clean(actor, writeNote(row))
    },

    async accept(tx: Tx, actor: Actor, id: ModelAnswerId, seen: number | undefined, note: Cleaned | null) {
      authorize(actor, 'update', 'Document')
      const repo = modelRepo(tx, actor.chamberId)
      const at = clock.now()
      await repo.raiseVersion(id, { by: actor, at, seen, read: () => read(tx, actor, id) })
      const { answer } = await repo.get(id)
      if (answer.state !== 'ready') throw new Conflict('There is no open answer to accept.', 'model-decided')
      let note_id: NoteId | null = null
      if (answer.client_note_id) {
        const text_own = answer.sentences.map(({ text }) => text).join(' ')
        await clientNotes.edit(tx, actor, answer.client_note_id, { text_own })
      } else if (note) {
        const made = await notes.create(tx, actor, { matter_id: answer.matter_id, html: '', is_private: false }, note)
        note_id = made._id
      }
      await repo.update(id, { state: 'accepted', decided_by: actor.personId, decided_at: at, note_id })
      await emit(tx, actor, { type: 'model.accepted', ...aboutAnswer(answer) })
      return read(tx, actor, id)
    },
  }
}

/** A note to a client has a text in English and one in the client's language. */
async function assertNoteLanguage(tx: Tx, actor: Actor, { client_note_id, language }: ModelAsked): Promise<void> {
  if (!client_note_id) return
  authorize(actor, 'update', 'ClientNote')
  const { note } = await clientNotesRepo(tx, actor.chamberId).get(client_note_id)
  const sentence = 'Choose the language of the note.'
  if (note.language !== language) throw new Invalid(sentence, { language: sentence })
}

function tokensOf({ kind }: ModelAsked, messages: readonly Message[]) {
  const asked = countTokens(messages.map(({ content }) => content).join(''))
  const mostTokens = Math.min(mostAnswer, kind === 'translation' ? Math.max(leastAnswer, 3 * asked) : leastAnswer)
  return { mostTokens, tokens: asked + mostTokens }
}

const failed = (problem: ModelProblem): Ended => ({ sentences: [], struck: 0, problem, tokens: null })

const aboutAnswer = ({ id, matter_id }: { id: ModelAnswerId; matter_id: MatterId }) => ({
  subject: { kind: 'model-answer', id },
  matterId: matter_id,
})
