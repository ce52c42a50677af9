import { commonOutcomes } from '@peshi/contract/matters/outcomes'
import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { matterWith } from '../../test/matter.ts'
import { renderApp } from '../../test/render-app.tsx'
import { ConsentsPanel } from '../clients/clients/consents-panel.tsx'
import { LinkDialog } from '../clients/clients/link.dialog.tsx'
import { ClientNoteDialog } from '../clients/shares/client-note.dialog.tsx'
import { HandOverDialog } from '../day/call-time/hand-over.dialog.tsx'
import { FirForm } from '../matters/families/fir-form.tsx'
import { OutcomeForm } from '../matters/hearings/outcome/outcome-form.tsx'
import { EditMatter } from '../matters/matters/detail/edit-matter.tsx'
import { EditTitle } from '../matters/matters/edit-title.tsx'
import { CreditDialog } from '../office/invoices/credit.dialog.tsx'
import { MailDialog } from '../office/invoices/mail.dialog.tsx'
import { PayDialog } from '../office/invoices/pay.dialog.tsx'
import { CopyDrawer } from '../papers/certified-copies/copy.drawer.tsx'
import { openDevice } from '../platform/device/device.fixture.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { Modal } from '../platform/ui/layers.tsx'
import { ServingDrawer } from '../trackers/servings/serving.drawer.tsx'
import { SheetDialog } from '../trackers/servings/sheet.dialog.tsx'

beforeEach(() => openDevice('meera'))

const onClose = vi.fn()
const matter = matterWith()
const side = { court: null, own: null }
const detail = {
  ...matter,
  beside: { title: side, petitioner: side, respondent: side, stage: side, next_date: side },
} as never
const sum = { total: 100_000, tds: 0, fees: 100_000, disbursements: 0, taxes: [], reverse_charge: [], rounding: 0 }
const invoice = {
  _id: 'i1',
  sum,
  paid: 0,
  tds_proved: 0,
  credited: 0,
  credited_tds: 0,
  advance: 0,
  open: 100_000,
  credit_notes: [],
  mode: 'none',
  issued_on: '2026-11-02',
  mails: [],
  client_email: null,
  lines: [],
  tds_percent: 0,
  is_rounded: false,
  has_client_access: false,
  is_in_client_area: false,
  tds_rate: 0,
  gst_rate: 0,
  rates: {},
} as never
const client = { _id: 'c1', consents: [], language: 'hi' } as never
const note = {
  _id: 'n1',
  matter_id: matter._id,
  text_en: 'Dear',
  text_own: null,
  language: 'hi',
  approved_at: null,
} as never

const dialogs: [name: string, element: () => ReactElement, field: () => RegExp | string, opens?: () => string][] = [
  ['matter', () => <EditMatter matter={detail} onClose={onClose} />, () => i18n.t('matters:field.petitioner')],
  ['title', () => <EditTitle matter={matter} onClose={onClose} />, () => i18n.t('matters:field.title')],
  [
    'outcome',
    () => (
      <Modal opened onClose={onClose} title="Outcome">
        <OutcomeForm
          matter={detail}
          date="2026-11-19"
          entry={undefined}
          usual={commonOutcomes}
          onDate={onClose}
          onSaved={onClose}
          onClose={onClose}
        />
      </Modal>
    ),
    () => i18n.t('hearings:outcome.business'),
  ],
  [
    'consent',
    () => <ConsentsPanel client={client} />,
    () => i18n.t('clients:consent.given_by'),
    () => i18n.t('clients:consent.add'),
  ],
  [
    'client note',
    () => <ClientNoteDialog note={note} client={undefined} onClose={onClose} />,
    () => i18n.t('shares:notes.english'),
  ],
  [
    'client of a matter',
    () => <LinkDialog matterId={matter._id} client={{ _id: 'c1', name: 'Kusum' } as never} onClose={onClose} />,
    () => i18n.t('clients:matter.role'),
  ],
  [
    'FIR',
    () => (
      <FirForm
        matterId={matter._id}
        family={{ own_fir: null, offence_from: null, offence_to: null, version: 0 }}
        onClose={onClose}
      />
    ),
    () => i18n.t('clients:fir.police_station'),
  ],
  [
    'handing over',
    () => (
      <HandOverDialog
        call={{ matter_id: matter._id, title: 'A', person: null, court_short: 'HC', court_no: '3', item: '4' } as never}
        day={{ date: '2026-11-20', people: [{ _id: 'p1', name: 'P' }] } as never}
        onClose={onClose}
      />
    ),
    () => i18n.t('calls:hand.note'),
  ],
  [
    'application for a certified copy',
    () => <CopyDrawer matterId={matter._id} copy={null} known={{}} onClose={onClose} />,
    () => i18n.t('certifiedCopies:deficiency'),
    () => i18n.t('certifiedCopies:later'),
  ],
  ['payment', () => <PayDialog invoice={invoice} onClose={onClose} />, () => i18n.t('invoices:reference')],
  [
    'entry of the service register',
    () => <ServingDrawer matterId={matter._id} serving={null} onClose={onClose} />,
    () => i18n.t('servings:next_step'),
  ],
  [
    'sheet of notices',
    () => <SheetDialog matterId={matter._id} onClose={onClose} />,
    () => i18n.t('servings:sheet.rows'),
  ],
  ['credit note', () => <CreditDialog invoice={invoice} onClose={onClose} />, () => i18n.t('invoices:reason')],
  [
    'mail',
    () => <MailDialog invoice={invoice} paper={{ kind: 'invoice', id: 'i1' as never }} onClose={onClose} />,
    () => i18n.t('invoices:mail_words'),
  ],
]

describe.each(dialogs)('the dialog “%s”', (_name, element, field, opens) => {
  test('typed text returns when the dialog reopens, and Escape asks before the text is discarded', async () => {
    await i18n.loadNamespaces([
      'matters',
      'hearings',
      'clients',
      'shares',
      'calls',
      'invoices',
      'servings',
      'certifiedCopies',
    ])
    const show = async () => {
      const shown = await renderApp(element(), { answers: { 'GET /api/hearing/people': { data: [] } } })
      if (opens) await shown.user.click(await screen.findByText(opens()))
      return { ...shown, box: await screen.findByLabelText<HTMLInputElement>(field()) }
    }
    const first = await show()
    await first.user.type(first.box, 'Kusum')
    const typed = first.box.value
    cleanup()
    const again = await show()
    expect(again.box.value).toBe(typed)
    await again.user.keyboard('{Escape}')
    await again.user.click(await screen.findByText(i18n.t('common:unsaved.go')))
    cleanup()
    expect((await show()).box.value).not.toBe(typed)
  })
})
