import { addPushDevice } from '@peshi/contract/chamber/alerts'
import { invite } from '@peshi/contract/chamber/members'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { saveClientNote } from '@peshi/contract/clients/client-notes'
import { deleteClient, linkClient, recordConsent } from '@peshi/contract/clients/clients'
import { setShares } from '@peshi/contract/clients/shares'
import { askForPapers } from '@peshi/contract/clients/wanted-papers'
import { watchName } from '@peshi/contract/day/cause-lists'
import { createTask, deleteTask, skipOccurrence } from '@peshi/contract/day/tasks'
import { addClientDocuments, deleteDocument } from '@peshi/contract/matters/documents'
import { addAlias, linkMatters } from '@peshi/contract/matters/families'
import { recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { deleteMatter, editTitle } from '@peshi/contract/matters/matters'
import { createNote, deleteNote } from '@peshi/contract/matters/notes'
import { createTag } from '@peshi/contract/matters/tags'
import { saveView } from '@peshi/contract/matters/views'
import { addCharge } from '@peshi/contract/office/charges'
import { createCreditNote } from '@peshi/contract/office/credit-notes'
import { shareMatter } from '@peshi/contract/office/guests'
import { deleteInvoice, showInvoiceToClient } from '@peshi/contract/office/invoices'
import { payInvoice } from '@peshi/contract/office/receipts'
import { createReportMail } from '@peshi/contract/office/report-mails'
import { createTicket } from '@peshi/contract/office/support'
import { addCertifiedCopy } from '@peshi/contract/papers/certified-copies'
import { addDraftTemplate, makeDraft } from '@peshi/contract/papers/drafts'
import { saveFilingChecklist } from '@peshi/contract/papers/filing-checklists'
import { beginFiling, changeFiling, fileFiling, returnFiling } from '@peshi/contract/papers/filings'
import type { DocumentId, MatterId, ModelAnswerId, PasskeyId, UploadId } from '@peshi/contract/platform/ids'
import { takeOutMatter } from '@peshi/contract/records/takeouts'
import { deleteClock } from '@peshi/contract/trackers/clocks'
import { saveDirection } from '@peshi/contract/trackers/directions'
import { addServing } from '@peshi/contract/trackers/servings'
import { passkey as passkeyTable } from '../src/chamber/account/security.schema.ts'
import { notify } from '../src/chamber/notifications/notify.ts'
import { clientAccess } from '../src/clients/shares/shares.schema.ts'
import { pendingFind } from '../src/courts/courts/pending-finds.schema.ts'
import {
  modelAnswer as modelAnswerTable,
  modelSettings as modelSettingsTable,
} from '../src/papers/model/model.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import { signIn as signInTable } from '../src/platform/db/people.schema.ts'
import { upload as uploadTable } from '../src/platform/uploads/uploads.schema.ts'
import { type Caller, type TestApp, testMorning } from './app.ts'
import { delhi, newOrder } from './cases.ts'
import { newCauseList, newSighting, newSuggestion } from './cause-lists.ts'
import { newChamber } from './chamber.ts'
import { newClient } from './clients.ts'
import { newUnsent } from './dispatches.ts'
import { addDocument, sendFile } from './documents.ts'
import { furnishTrackers } from './furnished-trackers.ts'
import { checkInLine, importInState } from './import-file.ts'
import { issue, newInvoice, sayIdentity } from './invoices.ts'
import { followCase } from './matters.ts'
import { makeOperator } from './operators.ts'
import { newColleague } from './people.ts'
import { paidPlan } from './plans.ts'
import { wordFile, wordLine } from './word-file.ts'

export const secret = 'Words of one chamber only'

export async function furnishedChamber(app: TestApp) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const live = await followCase(app, member, { court: delhi })
  const gone = await followCase(app, member, { court: delhi })
  await caller.call(editTitle, { params: { id: live.matter._id }, body: { title: secret } })
  await caller.call(deleteMatter, { params: { id: gone.matter._id } })
  const hearing = await caller.call(saveHearing, {
    body: { matter_id: live.matter._id, date: '2026-12-03', note: secret },
  })
  const write = () => caller.call(createNote, { body: { matter_id: live.matter._id, html: secret } })
  const [note, binnedNote] = [await write(), await write()]
  await caller.call(deleteNote, { params: { id: binnedNote.body.data._id } })
  const document = await addDocument(caller, live.matter._id, `${secret}.pdf`, Buffer.from(`%PDF-1.7 ${secret}`))
  const binnedDocument = await addDocument(caller, live.matter._id, 'Binned.pdf', Buffer.from('%PDF-1.7 binned'))
  await caller.call(deleteDocument, { params: { id: binnedDocument._id } })
  const startClock = () =>
    app.db.asChamber(member.chamberId, (tx) =>
      app.context.services.clocks.start(
        tx,
        { chamberId: member.chamberId },
        {
          rule: 'slp',
          start_on: '2026-10-01',
          note: secret,
          subject: { kind: 'matter', id: live.matter._id },
        },
      ),
    )
  const [clock, binnedClock] = [await startClock(), await startClock()]
  await caller.call(deleteClock, { params: { id: binnedClock } })
  const addTask = () =>
    caller.call(createTask, { body: { title: secret, note: secret, date: '2026-12-03', matter: live.matter._id } })
  const [task, binnedTask] = [await addTask(), await addTask()]
  const repeat = { every: 'day' as const, interval: 1, until: null }
  const addSeries = () => caller.call(createTask, { body: { title: secret, date: '2026-11-30', repeat } })
  const [series, brokenSeries] = [await addSeries(), await addSeries()]
  await caller.call(skipOccurrence, { params: { id: brokenSeries.body.data._id, on: '2026-12-01' } })
  await caller.call(deleteTask, { params: { id: binnedTask.body.data._id } })
  const order = await newOrder(app.db, live.courtCase.id, { document: 'by-hand' })
  const direction = await caller.call(saveDirection, {
    body: { matter_id: live.matter._id, kind: 'step', text: secret, due_date: null, proposal: secret },
  })
  const serving = await caller.call(addServing, {
    body: { matter_id: live.matter._id, kind: 'respondent', name: secret, next_step: secret, next_on: '2026-12-20' },
  })
  const certifiedCopy = await caller.call(addCertifiedCopy, {
    body: {
      matter_id: live.matter._id,
      paper: secret,
      order_on: '2026-11-02',
      applied_on: '2026-11-03',
      deficient_on: '2026-11-05',
      deficiency: secret,
    },
  })
  const form = await sendFile(caller, `${secret}.docx`, wordFile(wordLine('For {client_name}')))
  const draftTemplate = await caller.call(addDraftTemplate, {
    body: { upload_id: form.body.data._id, name: secret, language: 'en' },
  })
  await caller.call(makeDraft, {
    body: {
      matter_id: live.matter._id,
      template_id: draftTemplate.body.data._id,
      language: 'en',
      answers: { client_name: secret },
    },
  })
  const modelAnswer = newId() as ModelAnswerId
  await app.db.asChamber(member.chamberId, async (tx) => {
    await tx.insert(modelSettingsTable).values({
      chamber_id: member.chamberId,
      address: 'https://model.example.in/v1',
      model: secret,
      kinds: ['three-lines', 'chronology', 'translation', 'question'],
      monthly_tokens: 9000,
    })
    await tx.insert(modelAnswerTable).values({
      chamber_id: member.chamberId,
      id: modelAnswer,
      matter_id: live.matter._id,
      kind: 'question',
      question: secret,
      state: 'ready',
      model: secret,
      host: 'model.example.in',
      is_outside: true,
      digest: secret,
      pages: 1,
      papers: [{ kind: 'document', id: newId(), name: secret, date: null }],
      sentences: [{ text: secret, part: null, date: null, paper: 0, page: 1, words: secret, is_own: true }],
      tokens: 10,
      asked_by: member.personId,
      asked_at: testMorning,
      ended_at: testMorning,
    })
  })
  const guest = await caller.call(shareMatter, {
    params: { id: live.matter._id },
    body: { name: secret, role: 'local-counsel', level: 'full', ends_on: '2026-12-20' },
  })
  const takeout = await caller.call(takeOutMatter, {
    body: { matter_id: live.matter._id, kind: 'matter', form: 'zip' },
  })
  const reportMail = await caller.call(createReportMail, {
    body: { report: 'outcomes', every: 'week', day: 1, hour: 8 },
  })
  const watched = await caller.call(watchName, { body: { name: 'Anil Sharma' } })
  const tag = await caller.call(createTag, { body: { name: secret } })
  const view = await caller.call(saveView, {
    body: { list: 'matters', name: secret, state: { search: secret }, is_shared: true },
  })
  const file = await importInState(app, member, secret, 'ready')
  const runningFile = await importInState(app, member, secret, 'running')
  const undoneFile = await importInState(app, member, secret, 'undone')
  const check = await checkInLine(app, member, file, 'due')
  const droppedCheck = await checkInLine(app, member, runningFile, 'dropped')
  const challenge = newId()
  const now = app.context.clock.now()
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(pendingFind).values({
      chamber_id: member.chamberId,
      id: challenge as (typeof pendingFind.$inferInsert)['id'],
      person_id: member.personId,
      court: delhi,
      query: { by: 'cnr', cnr: secret },
      session: { cookies: null, values: {} } as never,
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000),
    }),
  )
  const client = await newClient(caller, { name: secret, note: secret })
  const binnedClient = await newClient(caller, { name: `${secret} too` })
  await caller.call(deleteClient, { params: { id: binnedClient._id } })
  const scan = await sendFile(caller, `${secret}.pdf`, Buffer.from(`%PDF-1.7 ${secret} paper`))
  const papers = await caller.call(addClientDocuments, {
    body: { client_id: client._id, upload_ids: [scan.body.data._id], paper: 'identity' },
  })
  const consent = await caller.call(recordConsent, {
    params: { id: client._id },
    body: { notice_on: '2026-11-18', notice_language: 'hi', purposes: ['updates'], means: 'written', given_by: secret },
  })
  await caller.call(linkClient, {
    params: { id: live.matter._id },
    body: { client_id: client._id, side: 'petitioner', role: secret },
  })
  const asked = await caller.call(askForPapers, {
    body: { matter_id: live.matter._id, client_id: client._id, papers: [secret], folder: secret },
  })
  const kin = await followCase(app, member, { court: delhi })
  await caller.call(linkMatters, {
    params: { id: live.matter._id },
    body: { other_id: kin.matter._id, kind: 'connected' },
  })
  const family = await caller.call(addAlias, {
    params: { id: live.matter._id },
    body: { kind: 'renumbered', court: delhi, case_type: 'ST', case_number: '77', case_year: 2019 },
  })
  const sent = await sendFile(caller, 'Sent.pdf', Buffer.from('%PDF-1.7 sent'))
  const trackers = await furnishTrackers(app, member, caller, live.matter._id as MatterId, secret)
  const payment = await paidPlan(app, member)
  const upload = newId()
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(uploadTable).values({
      chamber_id: member.chamberId,
      id: upload as UploadId,
      person_id: member.personId,
      key: secret,
      name: `${secret}.pdf`,
      size: 1000,
      received: 123,
      created_at: now,
      touched_at: now,
    }),
  )
  await app.db.asChamber(member.chamberId, (tx) =>
    notify(tx, app.context, member.chamberId, {
      kind: 'order.new',
      to: 'chamber',
      matterId: live.matter._id,
      subject: { kind: 'order', id: order.id, label: secret },
      values: { after: secret },
    }),
  )
  const pushDevice = await caller.call(addPushDevice, {
    body: { endpoint: `https://fcm.googleapis.com/fcm/send/${member.personId}`, keys: { p256dh: 'BA', auth: 'aa' } },
  })
  const [notification] = (await caller.call(listNotifications)).body.data
  const failedJob = newId()
  app.queue.failed.push({
    id: failedJob,
    name: 'send-reset-code',
    data: { id: failedJob },
    problem: '',
    failedAt: app.context.clock.now(),
  })
  const ticket = await caller.call(createTicket, { body: { subject: secret, text: secret, page: `/${secret}` } })
  await makeOperator(app, member)
  const waysIn = { device: newId(), program: newId() }
  const passkey = newId() as PasskeyId
  await app.db.asSystem('account', async (tx) => {
    await tx.insert(passkeyTable).values({
      id: passkey,
      person_id: member.personId,
      credential_id: passkey,
      public_key: 'AQ',
      counter: 0,
      transports: [],
      name: secret,
      created_at: now,
    })
    const ofMember = { person_id: member.personId, chamber_id: member.chamberId, created_at: now, device: secret }
    const expires_at = new Date(now.getTime() + 86_400_000)
    await tx.insert(signInTable).values([
      { ...ofMember, id: waysIn.device, token_hash: waysIn.device, expires_at },
      { ...ofMember, id: waysIn.program, token_hash: waysIn.program, expires_at, kind: 'token', scope: 'read' },
    ])
  })
  const { body: invited } = await caller.call(invite, { body: { role: 'clerk', email: `${newId()}@example.in` } })
  const colleague = await newColleague(app.db, member.chamberId, secret, 'clerk')
  const shared = await caller.call(setShares, {
    params: { id: live.matter._id },
    body: { client_id: client._id, next_date: true, order_ids: [order.id], document_ids: [document._id] },
  })
  const day = { matter_id: live.matter._id, date: '2026-11-19' }
  await caller.call(recordOutcome, {
    body: { ...day, outcome: 'adjourned', next_date: '2026-12-04', business: secret },
  })
  const clientNote = await caller.call(saveClientNote, {
    body: { ...day, client_id: client._id, language: 'hi', text_en: secret, text_own: secret },
  })
  await sayIdentity(caller, { name: secret, address: secret })
  const billed = { name: secret, subject: secret, matter_id: live.matter._id, client_id: client._id }
  const invoice = await newInvoice(caller, billed)
  const [draftInvoice, binnedInvoice] = [await newInvoice(caller, billed), await newInvoice(caller, billed)]
  await caller.call(deleteInvoice, { params: { id: binnedInvoice._id } })
  await issue(caller, invoice._id)
  await caller.call(showInvoiceToClient, { params: { id: invoice._id }, body: { is_shown: true } })
  const creditNote = await caller.call(createCreditNote, {
    params: { id: invoice._id },
    body: { fees: 1, reason: secret },
  })
  const charge = await caller.call(addCharge, {
    body: { matter_id: live.matter._id, kind: 'expense', on: '2026-11-19', what: secret, amount: 500 },
  })
  const receipt = await caller.call(payInvoice, {
    params: { id: invoice._id },
    body: { amount: 100, on: '2026-11-19', method: 'upi', reference: secret },
  })
  const [access] = await app.db.asChamber(member.chamberId, (tx) => tx.select().from(clientAccess))
  if (!access) throw new Error('The client has no access')
  const reader = app.as({ chamberId: member.chamberId, personId: access.person_id })
  const returned = await returnedFiling(caller, live.matter._id as MatterId, document._id)
  const dispatch = await newUnsent(app, member)
  const ids = {
    dispatch: dispatch as string,
    invitation: invited.data._id as string,
    colleague: colleague.personId as string,
    share: shared.body.data[0]?.shares[0]?._id ?? '',
    clientNote: clientNote.body.data._id as string,
    ticket: ticket.body.data._id as string,
    failedJob,
    ...waysIn,
    passkey: passkey as string,
    invoice: invoice._id as string,
    draftInvoice: draftInvoice._id as string,
    binnedInvoice: binnedInvoice._id as string,
    receipt: receipt.body.data._id as string,
    guest: guest.body.data._id as string,
    charge: charge.body.data._id as string,
    creditNote: creditNote.body.data._id as string,
    ...trackers,
    payment,
    notification: notification?._id ?? '',
    pushDevice: pushDevice.body.data._id as string,
    document: document._id as string,
    paper: papers.body.data[0]?._id as string,
    binnedDocument: binnedDocument._id as string,
    upload,
    sent: sent.body.data._id as string,
    matter: live.matter._id as string,
    deleted: gone.matter._id as string,
    kin: kin.matter._id as string,
    order: order.id as string,
    direction: direction.body.data._id as string,
    paperRequest: asked.body.data._id as string,
    wantedPaper: asked.body.data.papers[0]?._id as string,
    serving: serving.body.data._id as string,
    ...returned,
    modelAnswer: modelAnswer as string,
    certifiedCopy: certifiedCopy.body.data._id as string,
    draftTemplate: draftTemplate.body.data._id as string,
    takeout: takeout.body.data._id as string,
    reportMail: reportMail.body.data._id as string,
    challenge,
    hearing: hearing.body.data[0]?._id ?? '',
    suggestion: await newSuggestion(app.db, member, '2026-12-03'),
    causeList: await newCauseList(app.db, '2026-11-20'),
    sighting: await newSighting(
      app.db,
      { chamberId: member.chamberId, matterId: live.matter._id as MatterId },
      '2026-12-03',
    ),
    watched: watched.body.data._id,
    tag: tag.body.data._id as string,
    view: view.body.data._id as string,
    client: client._id as string,
    binnedClient: binnedClient._id as string,
    consent: consent.body.data._id,
    alias: family.body.data.aliases[0]?._id ?? '',
    task: task.body.data._id as string,
    binnedTask: binnedTask.body.data._id as string,
    series: series.body.data._id as string,
    brokenSeries: brokenSeries.body.data._id as string,
    clock: clock as string,
    binnedClock: binnedClock as string,
    file: file as string,
    runningFile: runningFile as string,
    undoneFile: undoneFile as string,
    check: check as string,
    droppedCheck: droppedCheck as string,
    note: note.body.data._id as string,
    binnedNote: binnedNote.body.data._id as string,
    case: live.courtCase.id as string,
  }
  return { member, caller, reader, ids }
}

async function returnedFiling(caller: Caller, matter_id: MatterId, document_id: DocumentId) {
  const begun = await caller.call(beginFiling, { body: { matter_id, kind: 'writ', title: secret } })
  const params = { id: begun.body.data._id }
  await caller.call(changeFiling, { params, body: { papers: [{ document_id, title: secret }] } })
  await caller.call(fileFiling, { params, body: { number: secret, filed_at: testMorning.toISOString() } })
  const returned = await caller.call(returnFiling, {
    params,
    body: { notified_on: '2026-11-20', objections: [secret] },
  })
  const own = [{ _id: newId(), text: secret, only: null }]
  await caller.call(saveFilingChecklist, { params: { form: 'allahabad' }, body: { own } })
  return { filing: params.id as string, objection: returned.body.data.objections[0]?._id ?? '' }
}

export type Furnished = Awaited<ReturnType<typeof furnishedChamber>>
