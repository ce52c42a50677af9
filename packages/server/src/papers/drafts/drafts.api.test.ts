import { clientsOfMatter, linkClient } from '@peshi/contract/clients/clients'
import { getDocument } from '@peshi/contract/matters/documents'
import * as contract from '@peshi/contract/papers/drafts'
import { draftFields, fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import type { DocumentId, DraftTemplateId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import PizZip from 'pizzip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { newClient } from '../../../test/clients.ts'
import { sendFile } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { wordFile, wordLine } from '../../../test/word-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001'
const vakalatnama = { paper: 'vakalatnama', language: 'en' as const }
const chosen = { matter_id: someId as MatterId, ...vakalatnama }

async function uploaded(caller: Caller, bytes: Uint8Array, name = 'Our form.docx'): Promise<UploadId> {
  const sent = await sendFile(caller, name, bytes)
  if (sent.status !== 200) throw new Error(`${sent.body.code}: ${sent.body.message}`)
  return sent.body.data._id
}

async function addTemplate(caller: Caller, bytes: Uint8Array, name = 'Our form') {
  const upload_id = await uploaded(caller, bytes)
  return caller.call(contract.addDraftTemplate, { body: { upload_id, name, language: 'en' } })
}

const simple = () => wordFile(wordLine('In the court of {court_name}'), wordLine('For {client_name}'))
const foreignTemplate = async () => {
  const { caller } = await chamberWithMatter(app)
  return (await addTemplate(caller, simple())).body.data._id
}
const foreignMatter = async () => ({ body: { ...vakalatnama, matter_id: (await chamberWithMatter(app)).matter._id } })

ladder(contract.listDraftTemplates, () => app, { refused: 'client' })
for (const endpoint of [contract.startDraft, contract.previewDraft, contract.makeDraft])
  ladder(endpoint, () => app, {
    input: { body: chosen },
    invalid: {
      'no template': { body: { matter_id: someId, language: 'en' } },
      'two templates': { body: { ...chosen, template_id: someId } },
      'another language': { body: { ...chosen, language: 'fr' } },
    },
    foreign: foreignMatter,
  })
ladder(contract.getDraftTemplate, () => app, {
  input: { params: { id: someId as DraftTemplateId } },
  foreign: async () => ({ params: { id: await foreignTemplate() } }),
})
ladder(contract.renewDraftTemplate, () => app, {
  invalid: { 'no file': { params: { id: someId }, body: {} } },
})
ladder(contract.removeDraftTemplate, () => app, {
  input: { params: { id: someId as DraftTemplateId }, body: {} },
  foreign: async () => ({ params: { id: await foreignTemplate() }, body: {} }),
})
ladder(contract.addDraftTemplate, () => app, {
  invalid: { 'no name': { body: { upload_id: someId, name: ' ', language: 'en' } } },
})

const textOf = (pages: contract.DraftPages) =>
  [...pages.head, ...pages.blocks, ...pages.foot]
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat().flatMap(({ paragraphs }) => paragraphs) : [block]))
    .map(({ label, runs }) => [label, ...runs.map(({ text }) => text)].join(''))
    .join('\n')

describe('a draft', () => {
  test('begins with the values of the matter and names the missing ones', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const client = await newClient(caller, { name: 'Kamla Nehru Trust' })
    await caller.call(linkClient, { params: { id: matter._id }, body: { client_id: client._id, side: 'petitioner' } })
    expect((await caller.call(clientsOfMatter, { params: { id: matter._id } })).body.data.clients).toHaveLength(1)
    const { body } = await caller.call(contract.startDraft, { body: { ...vakalatnama, matter_id: matter._id } })
    expect(body.data.values).toMatchObject({ client_name: 'Kamla Nehru Trust' })
    expect(body.data.values.court_name).toMatch(/Court/)
    expect(body.data.missing).toContain('advocate_enrolment')
    expect(body.data).toMatchObject({ last: null, changed: [] })
  })

  test('is made as a Word file and a PDF, which are two versions of one document', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const answers = {
      advocate_name: 'Farida Khan',
      advocate_enrolment: 'UP01234/2015',
      client_name: 'Kamla & Sons <Ltd>',
    }
    const body = { ...vakalatnama, matter_id: matter._id, answers }
    const made = await caller.call(contract.makeDraft, { body })
    expect([made.status, made.body.message]).toEqual([200, expect.any(String)])
    const { document } = made.body.data
    expect(document).toMatchObject({ word: 1, pdf: 2 })
    const id = document?._id as DocumentId
    const { body: got } = await caller.call(getDocument, { params: { id } })
    expect(got.data.versions.map(({ view }) => view)).toEqual(['pdf', 'word'])

    const again = await caller.call(contract.makeDraft, { body })
    expect(again.body.data.document).toMatchObject({ _id: id, word: 3, pdf: 4 })
  })

  test('remembers answers and says what changed since', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const ask = { ...vakalatnama, matter_id: matter._id }
    const answers = { advocate_name: 'Farida Khan', advocate_enrolment: 'UP01234/2015', client_name: 'Old Name' }
    await caller.call(contract.makeDraft, { body: { ...ask, answers } })
    const { body } = await caller.call(contract.startDraft, { body: ask })
    expect(body.data.values).toMatchObject(answers)
    expect(body.data.answered).toEqual(expect.arrayContaining(['advocate_enrolment', 'client_name']))
    expect(body.data.last).toEqual(expect.any(String))
    await caller.call(contract.makeDraft, { body: { ...ask, language: 'hi', answers: { client_name: 'New Name' } } })
    const { body: later } = await caller.call(contract.startDraft, { body: ask })
    expect(later.data.changed).toEqual([{ name: 'client_name', before: 'Old Name', after: 'New Name' }])
  })

  test('refuses an answer that does not fit its field', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const body = { ...vakalatnama, matter_id: matter._id, answers: { next_date: 'soon', nothing: 'x' } }
    const { status, body: refused } = await caller.call(contract.previewDraft, { body })
    expect([status, Object.keys(refused.fields ?? {})]).toEqual([400, ['next_date', 'nothing']])
  })

  test('says that another language is not there', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const body = { paper: 'bail-application', language: 'ur' as const, matter_id: matter._id }
    const { status } = await caller.call(contract.previewDraft, { body })
    expect([400, 404]).toContain(status)
  })
})

describe('a template of the chamber', () => {
  test('shows its fields with the values of a matter, and has versions', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const added = await addTemplate(caller, simple())
    expect(added.status).toBe(200)
    const { _id: id, version } = added.body.data
    const { body } = await caller.call(contract.getDraftTemplate, { params: { id }, query: { matter_id: matter._id } })
    expect(body.data.fields.map(({ name }) => name)).toEqual(['court_name', 'client_name'])
    expect(body.data.fields[0]?.value).toMatch(/Court/)
    const upload_id = await uploaded(caller, wordFile(wordLine('Only {case_title}')))
    const renewed = await caller.call(contract.renewDraftTemplate, { params: { id }, body: { upload_id, version } })
    expect(renewed.body.data.newest).toBe(2)
    const preview = await caller.call(contract.previewDraft, {
      body: { template_id: id, language: 'en', matter_id: matter._id },
    })
    expect(textOf(preview.body.data)).toBe(`Only ${matter.title}`)
    const removed = await caller.call(contract.removeDraftTemplate, {
      params: { id },
      body: { version: renewed.body.data.version },
    })
    expect(removed.status).toBe(200)
    expect((await caller.call(contract.listDraftTemplates)).body.data.templates).toEqual([])
  })

  test.each([
    [
      'an unknown field, with its place',
      [wordLine('Dear {cleint_name}, hello')],
      'template-unknown-field',
      /cleint_name.*Dear/,
    ],
    ['a brace that is not closed', [wordLine('Dear {client_name')], 'template-open-field', /Dear/],
    ['a list without an end', [wordLine('{#petitioners}'), wordLine('{name}')], 'template-open-section', /petitioners/],
    ['a list as text', [wordLine('{petitioners}')], 'template-unknown-field', /petitioners/],
    ['a field of XML', [wordLine('{@client_name}')], 'template-unknown-field', /@client_name/],
    ['no field', [wordLine('Dear Sir')], 'template-no-field', /fields/],
    [
      'a field of Word that loads a file',
      [wordLine('{client_name}'), '<w:p><w:r><w:instrText>INCLUDETEXT "http://x"</w:instrText></w:r></w:p>'],
      'template-external',
      /another place/,
    ],
  ])('is refused with %s', async (_, lines, code, message) => {
    const { caller } = await chamberWithMatter(app)
    const { status, body } = await addTemplate(caller, wordFile(...lines))
    expect([status, body.code]).toEqual([400, code])
    expect(body.message).toMatch(message)
  })

  const withPart = (name: string, content: string | Uint8Array) => {
    const zip = new PizZip(simple())
    zip.file(name, content)
    return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
  }
  const linked =
    '<Relationships><Relationship Id="r9" TargetMode="External" Type="x/image" Target="http://x"/></Relationships>'
  test.each([
    ['embedded files', () => withPart('word/embeddings/a.bin', 'MZ'), 'template-macros'],
    ['a linked picture', () => withPart('word/_rels/document.xml.rels', linked), 'template-external'],
    ['a broken part', () => withPart('word/document.xml', '<w:document><w:body>'), 'template-broken'],
    ['entities', () => withPart('word/document.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'), 'template-bomb'],
    ['text that unpacks to a lot', () => withPart('word/document.xml', ' '.repeat(6_000_000)), 'template-bomb'],
    ['too many bytes', () => withPart('word/media/a.png', noise(3_000_000)), 'template-too-large'],
  ])('is refused with %s', async (_, make, code) => {
    const { caller } = await chamberWithMatter(app)
    const { status, body } = await addTemplate(caller, make())
    expect([status, body.code]).toEqual([400, code])
  })

  test('is refused if it is not a Word file', async () => {
    const { caller } = await chamberWithMatter(app)
    const upload_id = await uploaded(caller, Buffer.from('a plain text {client_name}'), 'form.txt')
    const { status, body } = await caller.call(contract.addDraftTemplate, {
      body: { upload_id, name: 'x', language: 'en' },
    })
    expect([status, body.code]).toEqual([400, 'template-not-word'])
  })
})

test('fields of the catalogue have examples that fit them', () => {
  for (const name of Object.keys(draftFields)) {
    if (!isDraftField(name)) throw new Error(name)
    expect(contract.DraftValue.safeParse(fieldOf(name).example).success, name).toBe(true)
  }
})

function noise(bytes: number): string {
  let text = ''
  while (text.length < bytes) text += crypto.getRandomValues(Buffer.alloc(65_536)).toString('base64')
  return text
}
