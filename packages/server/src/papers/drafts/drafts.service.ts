import type { Draft, DraftAsked, DraftPages, DraftStart, DraftValues } from '@peshi/contract/papers/drafts'
import { type DraftFieldName, fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import type { ChamberId, DocumentId, DraftId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf } from '../../platform/uploads/clean-file-name.ts'
import { wordsIn } from '../../platform/words.ts'
import { presentDraft, presentTemplate } from './drafts.present.ts'
import { type DraftRow, draftsRepo } from './drafts.repo.ts'
import { fieldsOf } from './fields-of-matter.ts'
import { readFacts } from './read-facts.ts'
import { readAnswers, sayValues } from './say-values.ts'
import { shippedPapers } from './shipped/shipped-papers.ts'
import { fillTemplate, readTemplate } from './word-template.process.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'services'>

interface Chosen {
  name: string
  /** Null for a shipped paper. */
  templateName: string | null
  bytes: Uint8Array
  fields: DraftFieldName[]
}

/** Files of a draft that are stored, but belong to no document yet. */
export interface Produced {
  uploads: [word: UploadId, pdf: UploadId]
  templateName: string | null
  values: DraftValues
  answers: DraftValues
}

export function createDrafts(context: Needs) {
  const { db, clock, emit, services } = context
  const { uploads, documents, draftTemplates } = services

  async function openChosen(actor: Actor, { paper, template_id, language }: DraftAsked): Promise<Chosen> {
    if (template_id) {
      const { row, bytes } = await draftTemplates.open(actor, template_id)
      const { name } = row.template
      return { name, templateName: name, bytes, fields: row.file.fields.filter(isDraftField) }
    }
    const shipped = shippedPapers.find(({ key }) => key === paper)
    if (!shipped) throw new NotFound()
    if (!shipped.languages.includes(language))
      throw new Invalid('This paper is not there in this language.', { language: 'Choose another language' })
    const bytes = await shipped.build(language)
    const name = wordsIn(language).say(`drafts:kinds.${shipped.key}`)
    return {
      name,
      templateName: null,
      bytes,
      fields: (await readOnce({ paper: shipped.key, language }, bytes, actor.chamberId)).fields.filter(isDraftField),
    }
  }

  /** Answers that people gave before: for this matter, this advocate or the chamber, as the field says. */
  async function listRemembered(
    tx: Tx,
    actor: Actor,
    rows: readonly DraftRow[],
    fields: readonly DraftFieldName[],
    advocate: string | null,
  ) {
    const repo = draftsRepo(tx, actor.chamberId)
    const remembered: DraftValues = {}
    for (const name of fields) {
      const { kept } = fieldOf(name)
      if (kept === 'never') continue
      const ofMatter = rows.find(({ draft }) => draft.answers[name] !== undefined)?.draft.answers[name]
      const found =
        kept === 'matter' ? ofMatter : (await repo.findAnswer(name, kept === 'advocate' ? advocate : null))?.value
      if (found !== undefined) remembered[name] = found
    }
    return remembered
  }

  async function collect(actor: Actor, asked: DraftAsked, fields: readonly DraftFieldName[]) {
    const known = fieldsOf(await readFacts(context, actor, asked.matter_id), asked.language)
    // A person without a role in the matter may draft for the advocate of the matter only.
    const advocate = typeof asked.answers.advocate_name === 'string' ? asked.answers.advocate_name : known.advocate_name
    return db.asChamber(actor, async (tx) => {
      const rows = await draftsRepo(tx, actor.chamberId).listByMatter(asked.matter_id)
      const remembered = await listRemembered(tx, actor, rows, fields, typeof advocate === 'string' ? advocate : null)
      const values: DraftValues = {}
      const answered: string[] = []
      for (const name of fields) {
        // The matter knows a date better than an older answer, because dates move.
        const isOlder = known[name] !== undefined && fieldOf(name).kind === 'date'
        const answer = isOlder ? undefined : remembered[name]
        const value = answer ?? known[name]
        if (value !== undefined) values[name] = value
        if (answer !== undefined) answered.push(name)
      }
      return { rows, values, answered }
    })
  }

  const isSame =
    (asked: DraftAsked) =>
    ({ draft }: DraftRow) =>
      draft.paper === asked.paper && draft.template_id === asked.template_id && draft.language === asked.language

  async function fill(actor: Actor, asked: DraftAsked) {
    const chosen = await openChosen(actor, asked)
    const answers = readAnswers(asked.answers)
    const { values: before } = await collect(actor, asked, chosen.fields)
    const values = { ...before, ...answers }
    // An emptied field stays empty in the paper.
    for (const [name, value] of Object.entries(asked.answers)) if (value === '') delete values[name]
    const said = sayValues(values, chosen.fields, asked.language)
    return { chosen, answers, values, ...(await fillTemplate(chosen.bytes, actor.chamberId, said)) }
  }

  return {
    listTemplates: (actor: Actor) => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => ({
        papers: shippedPapers.map(({ key, languages, rule }) => ({ key, languages: [...languages], rule })),
        templates: (await draftTemplates.list(tx, actor)).map(presentTemplate),
      }))
    },

    async start(actor: Actor, asked: DraftAsked): Promise<DraftStart> {
      authorize(actor, 'read', 'Document')
      const { fields, bytes } = await openChosen(actor, asked)
      const { optional } = await readOnce(asked, bytes, actor.chamberId)
      const { rows, values, answered } = await collect(actor, asked, fields)
      const last = rows.find(isSame(asked))?.draft
      const isAsked = (name: DraftFieldName) => fieldOf(name).from !== 'made'
      const changed = fields.flatMap((name) => {
        const before = last?.values[name]
        if (before === undefined || !isAsked(name) || fieldOf(name).kept === 'never') return []
        const after = values[name] ?? null
        return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ name, before, after }]
      })
      const missing = fields.filter((name) => values[name] === undefined && isAsked(name))
      return { fields, optional, values, answered, missing, last: last?.made_at.toISOString() ?? null, changed }
    },

    async preview(actor: Actor, asked: DraftAsked): Promise<DraftPages> {
      authorize(actor, 'read', 'Document')
      return (await fill(actor, asked)).pages
    },

    /** Makes and stores the files outside of the transaction that saves the draft. */
    async produce(actor: Actor, asked: DraftAsked): Promise<Produced> {
      authorize(actor, 'create', 'Document')
      const { chosen, answers, values, word, pages } = await fill(actor, asked)
      const name = fileNameOf(chosen.name)
      const pdf = await setPages(
        new URL('./draft.typ', import.meta.url),
        { title: chosen.name, ...pages },
        { owner: actor.chamberId },
      )
      const [first, second] = await uploads.keepSent(actor, [
        { name: `${name}.docx`, bytes: word },
        { name: `${name}.pdf`, bytes: pdf },
      ])
      if (!first || !second) throw new RangeError('Expected two files')
      return { uploads: [first, second], templateName: chosen.templateName, values, answers }
    },

    async keep(tx: Tx, actor: Actor, asked: DraftAsked, made: Produced): Promise<Draft> {
      authorize(actor, 'create', 'Document')
      const { matter_id, paper, template_id, language } = asked
      const repo = draftsRepo(tx, actor.chamberId)
      const last = (await repo.listByMatter(matter_id)).find(isSame(asked))
      const [word, pdf] = made.uploads
      const documentId = last?.document?.id ?? (await begin(tx, actor, matter_id, word))
      if (last?.document) await documents.addVersion(tx, actor, documentId, { upload_id: word })
      await documents.addVersion(tx, actor, documentId, { upload_id: pdf })
      const newest = (await repo.findNewestVersion(documentId))?.newest ?? 0
      const id = newId() as DraftId
      await repo.insert({
        id,
        matter_id,
        paper,
        template_id,
        template_name: made.templateName,
        language,
        document_id: documentId,
        word_version: newest - 1,
        pdf_version: newest,
        values: made.values,
        answers: made.answers,
        made_by: actor.personId,
        made_at: clock.now(),
      })
      await emit(tx, actor, { type: 'draft.made', subject: { kind: 'document', id: documentId }, matterId: matter_id })
      return presentDraft(await repo.get(id))
    },
  }

  async function begin(tx: Tx, actor: Actor, matter_id: MatterId, upload: UploadId): Promise<DocumentId> {
    const input = { matter_id, upload_ids: [upload], folder: '', tags: [] }
    const [made] = (await documents.create(tx, actor, input)).data
    if (!made) throw new RangeError('Expected one document')
    return made._id
  }
}

type Read = Awaited<ReturnType<typeof readTemplate>>

/** A shipped paper changes with the version of Peshi only. */
const knownPapers = new Map<string, Pick<Read, 'fields' | 'optional'>>()

/** The fields of a shipped paper are read once, those of a chamber's template each time. */
async function readOnce(
  { paper, language }: Pick<DraftAsked, 'paper' | 'language'>,
  bytes: Uint8Array,
  owner: ChamberId,
) {
  const place = `${paper} ${language}`
  const { fields, optional } = knownPapers.get(place) ?? (await readTemplate(bytes, owner))
  if (paper) knownPapers.set(place, { fields, optional })
  return { fields, optional }
}
