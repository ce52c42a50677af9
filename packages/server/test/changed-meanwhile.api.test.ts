import { setTeam } from '@peshi/contract/chamber/team'
import { getClient, updateClient } from '@peshi/contract/clients/clients'
import { createTask, deleteTask, updateTask } from '@peshi/contract/day/tasks'
import { recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { editPublicData, editTitle } from '@peshi/contract/matters/matters'
import { saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import { deleteInvoice, issueInvoice, updateInvoice } from '@peshi/contract/office/invoices'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { endpoints } from '@peshi/contract/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { handClock, type TestApp, testApp } from './app.ts'
import { newClient } from './clients.ts'
import { emptyCourt, fillings, inputWith, rowsOf, send } from './every-endpoint.ts'
import { type Furnished, furnishedChamber, secret } from './furnished-chamber.ts'
import { newInvoice, sayIdentity } from './invoices.ts'
import { chamberWithMatter } from './matters.ts'
import { newColleague } from './people.ts'
import { fieldsOf } from './sample-input.ts'

/** Endpoints that change something but need no version, by reason. */
const withoutVersion: Record<string, string> = {
  'they make something new':
    'addCertifiedCopy addCharge addMatter addPasskey addPushDevice addServing addServings addToLedger addUnread answerTicket askForDeletion askForPapers beginDeskUpload beginPaper beginUpload createApiToken createAppeal createClient createCreditNote addClientDocuments createDocument createImport createInvoice createNote createOther createPairingCode createReportMail createTag createTask createTicket invite keepDroppedPage loadCourtCalendars openCalendarFeed pairCompanion makeInvoicePaymentLink pay payInvoice drawAdvance recordConsent recordStatement replyToTicket resendDispatch saveClientNote saveMatter startBackup startClock startDefaultBail startDrill syncOrders takeOutChamber takeOutMatter takeOutPerson watchName writeToChamber writeToClient shareMatter addAsGuest askModel makeDraft addDraftTemplate fileCitationCheck makeFilingBundle beginFiling',
  'they add or remove one entry of a list, and leave the others':
    'addAlias addCaveatProof addOrderFile attachFir linkMatters removeAlias removeCaveatProof unlinkMatters removePushDevice removeReportMail removeTakeout unwatchName revokeShare removeCourtCalendar saveCourtDays saveVideoLink setFavouriteCourt',
  'they set one mark or state, and a repetition changes nothing':
    'cancelFilingBundle changeRole checkAppeal checkCaveat closeClientAccess closeDeskTicket closeTicket confirmSighting decideDistrictSite decideOnClient decideOnMatter dismissAppealHit dismissCaveatHit dismissClockSuggestion dismissListing dismissSighting dismissSuggestion handOver linkInvoice linkToPapers saveGatewayAccount removeGatewayAccount closeGatewayRefund markListingsSeen markOrders markPracticeCases offerCourtDays openClientAccess pinNote revokeInvitation showInvoiceToClient stopAppeal unlinkInvoice voidReceipt withdrawConsent acceptAsGuest recordAsGuest withdrawGuest',
  'they are about many records at once, with a report or an undo':
    'changeMany deleteAppeals deleteCaveats deleteDocuments deleteFirs followPracticeCases moveDocuments readAllOrders',
  'they restore a record as it was':
    'restoreAppeals restoreCaveats restoreClient restoreClock restoreDocuments restoreFirs restoreHearing restoreInvoice restoreMatter restoreNote restoreOccurrence restoreTask undoImport',
  'they are a step of a procedure that checks its state':
    'acceptCaveatHit acceptInvitation answerAppearance answerCalendarOffer answerDueCheck cancelDeletion cancelUpload checkPlanPayment dropDueCheck followAppealHit handChamberOver joinChamber judgeImport leaveChamber invoiceWebhook paymentWebhook putOffDueCheck redoImport releaseDueChecks removeMember renewInvitation reopenDueCheck restoreBackup retryJob retrySync savePaper sendBackupPart sendDeskPart sendPaperPart sendPart startImport stopImport takeDueCheck',
  'they only ask a court, or only send a message':
    'askForLink findAtAllahabad findAtCourt findAtDistrict findCaveat mailCreditNote mailInvoice mailReceipt openSharedFile sendClientLink sendProofCode sendTestMessage tryDistrictSite',
  'they are about a person’s own account or choice, and send only what changes':
    'beginPasskey beginPasskeySignIn beginSecondFactor changeForgottenPassword changePassword closeCalendarFeed confirmSecondFactor endApiToken endDevice endOtherDevices endSecondFactor enterByLink login logout proveAddress refreshToken register registerByCode removePasskey removePicture renewRecoveryCodes requestResetCode savePractice setAlertChoice setCallAlert setLeave signInByPasskey signInSecondStep stopAlertMail switchChamber updateUser uploadPicture verifyResetCode',
}

const changedMeanwhile = { success: false, code: 'changed-meanwhile' }

const changing = Object.entries(endpoints).filter(([, { method, readsOnly }]) => method !== 'GET' && !readsOnly)
const versioned = changing.filter(([, { changes }]) => changes)

const placeOfVersion = ({ method }: Endpoint) => (method === 'DELETE' ? 'query' : 'body')

test('each endpoint that changes something takes the version that the person saw, or is in the list with its reason', () => {
  const named = Object.values(withoutVersion).flatMap((names) => names.split(' '))
  const others = changing.filter(([, { changes }]) => !changes).map(([name]) => name)
  expect(named.toSorted()).toEqual(others.toSorted())
})

test.each(versioned)('%s accepts a version, and none', (_, endpoint) => {
  const shape = endpoint[placeOfVersion(endpoint)]
  const accepts = (version: unknown) => (shape.safeParse({ version }).error?.issues ?? []).map(({ path }) => path[0])
  expect(accepts(3)).not.toContain('version')
  expect(accepts(undefined)).not.toContain('version')
  expect(accepts(-1)).toContain('version')
})

/** Bodies of endpoints whose record has its key in the body, or whose sample values contradict each other. */
const ownBodies: Record<string, Record<string, unknown>> = {
  saveBillingIdentity: { due_days: 5 },
  saveModelSettings: { model: secret },
  setAppearanceRules: { pass_at: '21:30' },
  saveView: { list: 'matters', name: secret, state: {} },
}

const ownFields: Record<string, Record<string, unknown>> = { saveDirection: { proposal: secret } }

/** A version that no record of the furnished chamber has. */
const stale = 77

describe('a change by somebody who saw another version', () => {
  let app: TestApp
  let chamber: Furnished

  beforeAll(async () => {
    app = await testApp({ context: { courts: emptyCourt } })
    chamber = await furnishedChamber(app)
  })
  afterAll(() => app.close())

  test.each(versioned)('is refused by %s with the record as it is now, and changes nothing', async (name, endpoint) => {
    const before = await rowsOf(app, chamber.member, ['idempotent_reply'])
    const place = placeOfVersion(endpoint)
    const refused = []
    for (const filling of fillings(
      fieldsOf(endpoint).filter(({ isId }) => isId),
      chamber.ids,
    )) {
      const input = inputWith(endpoint, filling)
      const answer = await send(chamber.caller, endpoint, {
        ...input,
        [place]: { ...(ownBodies[name] ?? { ...input[place], ...ownFields[name] }), version: stale },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400)
      if (answer.body.code === 'changed-meanwhile') refused.push(answer)
    }
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, body } of refused) {
      expect([status, body.success]).toEqual([409, false])
      const { changed } = body as unknown as { changed: { now: unknown; by: unknown; at: unknown } }
      expect(Object.keys(changed).toSorted()).toEqual(['at', 'by', 'now'])
      const schema = endpoint.changes as z.ZodType
      expect(changed.now).toEqual(schema.parse(changed.now))
    }
    expect(await rowsOf(app, chamber.member, ['idempotent_reply'])).toBe(before)
  })
})

describe('two people who change the same record', () => {
  const clock = handClock()
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ clock, context: { courts: emptyCourt } })
  })
  afterAll(() => app.close())

  async function twoPeople(role: 'owner' | 'advocate' = 'owner') {
    const { caller: first, matter, member } = await chamberWithMatter(app)
    const person = await newColleague(app.db, member.chamberId, 'Asha Verma', role)
    return { first, second: app.as(person), matter, person }
  }

  const changedBy = (person: { personId: string }) => ({ _id: person.personId, name: 'Asha Verma' })

  test('the first outcome of a hearing stays, and the second person gets it', async () => {
    const { first, second, matter, person } = await twoPeople()
    const day = { matter_id: matter._id, date: '2026-11-20', version: 0 }
    const theirs = { ...day, outcome: 'adjourned' as const, next_date: '2026-12-10', business: 'For reply' }
    expect((await second.call(recordOutcome, { body: theirs })).status).toBe(200)
    const late = await first.call(recordOutcome, { body: { ...day, outcome: 'disposed', next_date: null } })
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        ...changedMeanwhile,
        changed: {
          now: { version: 1, outcome: { outcome: 'adjourned', next_date: '2026-12-10', business: 'For reply' } },
          by: changedBy(person),
          at: clock.now().toISOString(),
        },
      },
    ])
    const meant = { ...day, version: 1, outcome: 'disposed' as const, next_date: null }
    const { data } = (await first.call(recordOutcome, { body: meant })).body
    expect(data).toMatchObject([{ version: 2, outcome: { outcome: 'disposed', business: 'For reply' } }])
  })

  test('a repeated outcome that differs only in who appeared is refused too', async () => {
    const { first, second, matter, person } = await twoPeople()
    const day = { matter_id: matter._id, date: '2026-11-20', version: 0, outcome: 'reserved' as const, next_date: null }
    await second.call(recordOutcome, { body: { ...day, appearing_id: person.personId } })
    const late = await first.call(recordOutcome, { body: { ...day, appearing_id: null } })
    expect(late.body).toMatchObject({ ...changedMeanwhile, changed: { now: { appearing: changedBy(person) } } })
  })

  test('after an undone outcome, a version is not given a second time', async () => {
    const { first, second, matter } = await twoPeople()
    const day = { matter_id: matter._id, date: '2026-11-20', outcome: 'reserved' as const, next_date: null }
    const { undo } = (await second.call(recordOutcome, { body: day })).body
    await second.call(recordOutcome, { body: undo })
    await second.call(recordOutcome, { body: { ...day, outcome: 'part-heard', version: 0 } })
    const late = await first.call(recordOutcome, { body: { ...day, version: 1 } })
    expect(late.body).toMatchObject({ ...changedMeanwhile, changed: { now: { outcome: { outcome: 'part-heard' } } } })
  })

  test('a line of an invoice’s draft is not lost', async () => {
    const { first, second, person } = await twoPeople()
    const line = { item_name: 'Drafting', price: 5000, kind: 'fee' as const }
    const { _id, version } = await newInvoice(first, { products: [line] })
    const params = { id: _id }
    const products = [line, { ...line, item_name: 'Appearance', price: 50_000 }]
    await second.call(updateInvoice, { params, body: { products, version } })
    const late = await first.call(updateInvoice, { params, body: { products: [{ ...line, price: 6000 }], version } })
    expect([late.status, late.body]).toMatchObject([
      409,
      { ...changedMeanwhile, changed: { now: { products }, by: changedBy(person) } },
    ])
    expect((await first.call(issueInvoice, { params, body: { version } })).body).toMatchObject(changedMeanwhile)
    expect((await first.call(deleteInvoice, { params, query: { version } })).body).toMatchObject(changedMeanwhile)
  })

  test('a stale form of a client does not restore the former mobile number', async () => {
    const { first, second } = await twoPeople()
    const client = await newClient(first, { mobile: '9839000001', email: 'old@example.in' })
    const params = { id: client._id }
    const fresh = { mobile: '9839000002', email: 'new@example.in', version: client.version }
    await second.call(updateClient, { params, body: fresh })
    const late = await first.call(updateClient, { params, body: { note: 'Speaks Awadhi', version: client.version } })
    expect(late.body).toMatchObject({ ...changedMeanwhile, changed: { now: { mobile: '+919839000002' } } })
    const { now } = (late.body as unknown as { changed: { now: { version: number } } }).changed
    await first.call(updateClient, { params, body: { note: 'Speaks Awadhi', version: now.version } })
    expect((await first.call(getClient, { params })).body.data).toMatchObject({
      mobile: '+919839000002',
      email: 'new@example.in',
      note: 'Speaks Awadhi',
    })
  })

  test('a matter’s title and court data, a hearing and the billing details are not overwritten', async () => {
    const { first, second, matter } = await twoPeople()
    const params = { id: matter._id }
    const { version } = matter
    await second.call(editTitle, { params, body: { title: 'Hers', version } })
    const title = await first.call(editTitle, { params, body: { title: 'His', version } })
    expect(title.body).toMatchObject({ ...changedMeanwhile, changed: { now: { title: 'Hers', version: version + 1 } } })
    const stage = await first.call(editPublicData, { params, body: { stage: 'Evidence', version } })
    expect(stage.body).toMatchObject(changedMeanwhile)
    expect((await first.call(editPublicData, { params, body: { stage: 'Evidence' } })).status).toBe(200)

    const day = { matter_id: matter._id, date: '2026-12-01', version: 0 }
    await second.call(saveHearing, { body: { ...day, court_no: '4', note: 'Bring the file' } })
    const hearing = await first.call(saveHearing, { body: { ...day, note: 'Bring both files' } })
    expect(hearing.body).toMatchObject({ ...changedMeanwhile, changed: { now: { court_no: '4', version: 1 } } })
    const more = await first.call(saveHearing, { body: { ...day, version: 1, note: 'Bring both files' } })
    expect(more.body.data).toMatchObject([{ court_no: '4', note: 'Bring both files', version: 2 }])

    await sayIdentity(second, {})
    const bank = await first.call(saveBillingIdentity, { body: { bank_name: 'SBI', version: 0 } })
    expect(bank.body).toMatchObject({ ...changedMeanwhile, changed: { now: { version: 1 } } })
    const once = await first.call(saveBillingIdentity, { body: { bank_name: 'SBI', version: 1 } })
    expect(once.body.data).toMatchObject({ bank_name: 'SBI', version: 2 })
  })

  test('a task without a version is changed in any case, and with a stale one it is refused', async () => {
    const { first, second } = await twoPeople()
    const { data: task } = (await first.call(createTask, { body: { title: 'File it', date: '2026-12-01' } })).body
    const params = { id: task._id }
    expect((await second.call(updateTask, { params, body: { title: 'File it today' } })).status).toBe(200)
    const late = await first.call(updateTask, { params, body: { title: 'Serve it', version: task.version } })
    expect(late.body).toMatchObject({ ...changedMeanwhile, changed: { now: { title: 'File it today', version: 2 } } })
    const gone = await first.call(deleteTask, { params, body: { version: task.version } })
    expect(gone.body).toMatchObject(changedMeanwhile)
  })

  test('a refused change is judged again under its key, and who lost the matter does not get its record', async () => {
    const { first, second, matter } = await twoPeople('advocate')
    const params = { id: matter._id }
    await first.call(editTitle, { params, body: { title: 'Ours' } })
    const once = { 'idempotency-key': crypto.randomUUID() }
    const stale = { params, body: { title: 'Hers', version: matter.version } }
    expect((await second.call(editTitle, stale, once)).body).toMatchObject(changedMeanwhile)
    await first.call(setTeam, { params, body: { person_ids: [], is_sensitive: true } })
    const again = await second.call(editTitle, stale, once)
    expect([again.status, JSON.stringify(again.body)]).toEqual([404, expect.not.stringContaining('Ours')])
  })
})
