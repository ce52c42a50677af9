import { z } from 'zod'
import { cleaned, naming } from './cleaned.ts'

const id = <Name extends string>(name: Name) => z.uuid(`Not a valid ${name} id`).brand<Name>()

export const PersonId = id('person')
export type PersonId = z.infer<typeof PersonId>
export const ChamberId = id('chamber')
export type ChamberId = z.infer<typeof ChamberId>
export const MatterId = id('matter')
export type MatterId = z.infer<typeof MatterId>
export const CaseId = id('case')
export type CaseId = z.infer<typeof CaseId>
export const OrderId = id('order')
export type OrderId = z.infer<typeof OrderId>
export const HearingId = id('hearing')
export type HearingId = z.infer<typeof HearingId>
export const DocumentId = id('document')
export type DocumentId = z.infer<typeof DocumentId>
export const UploadId = id('upload')
export type UploadId = z.infer<typeof UploadId>
export const TagId = id('tag')
export type TagId = z.infer<typeof TagId>
export const ViewId = id('view')
export type ViewId = z.infer<typeof ViewId>
export const DueCheckId = id('due check')
export type DueCheckId = z.infer<typeof DueCheckId>
export const ImportId = id('import')
export type ImportId = z.infer<typeof ImportId>
export const PaperRequestId = id('paper request')
export type PaperRequestId = z.infer<typeof PaperRequestId>
export const WantedPaperId = id('wanted paper')
export type WantedPaperId = z.infer<typeof WantedPaperId>
export const ServingId = id('serving')
export type ServingId = z.infer<typeof ServingId>
export const ModelAnswerId = id('model answer')
export type ModelAnswerId = z.infer<typeof ModelAnswerId>
export const JudgmentId = id('judgment')
export type JudgmentId = z.infer<typeof JudgmentId>
export const DraftId = id('draft')
export type DraftId = z.infer<typeof DraftId>
export const DraftTemplateId = id('draft template')
export type DraftTemplateId = z.infer<typeof DraftTemplateId>
export const FilingId = id('filing')
export type FilingId = z.infer<typeof FilingId>
export const FilingBundleId = id('filing bundle')
export type FilingBundleId = z.infer<typeof FilingBundleId>
export const CertifiedCopyId = id('certified copy')
export type CertifiedCopyId = z.infer<typeof CertifiedCopyId>
export const DirectionId = id('direction')
export type DirectionId = z.infer<typeof DirectionId>
export const TakeoutId = id('takeout')
export type TakeoutId = z.infer<typeof TakeoutId>
export const ReportMailId = id('report mail')
export type ReportMailId = z.infer<typeof ReportMailId>
export const DeletionId = id('deletion')
export type DeletionId = z.infer<typeof DeletionId>
export const ClientId = id('client')
export type ClientId = z.infer<typeof ClientId>
export const NoteId = id('note')
export type NoteId = z.infer<typeof NoteId>
export const TaskId = id('task')
export type TaskId = z.infer<typeof TaskId>
export const ClockId = id('clock')
export type ClockId = z.infer<typeof ClockId>
export const AppealTrackerId = id('appeal tracker')
export type AppealTrackerId = z.infer<typeof AppealTrackerId>
export const AppealHitId = id('found case')
export type AppealHitId = z.infer<typeof AppealHitId>
export const CaveatTrackerId = id('caveat')
export type CaveatTrackerId = z.infer<typeof CaveatTrackerId>
export const CaveatHitId = id('suggested case')
export type CaveatHitId = z.infer<typeof CaveatHitId>
export const CaveatProofId = id('proof of service')
export type CaveatProofId = z.infer<typeof CaveatProofId>
export const PracticeCaseId = id('case of a practice')
export type PracticeCaseId = z.infer<typeof PracticeCaseId>
export const FirTrackerId = id('FIR')
export type FirTrackerId = z.infer<typeof FirTrackerId>
export const SignInId = id('sign-in')
export type SignInId = z.infer<typeof SignInId>
export const PasskeyId = id('passkey')
export type PasskeyId = z.infer<typeof PasskeyId>
export const NotificationId = id('notification')
export type NotificationId = z.infer<typeof NotificationId>
export const DispatchId = id('dispatch')
export type DispatchId = z.infer<typeof DispatchId>
export const PushDeviceId = id('push device')
export type PushDeviceId = z.infer<typeof PushDeviceId>
export const PlanPaymentId = id('payment')
export type PlanPaymentId = z.infer<typeof PlanPaymentId>
export const InvitationId = id('invitation')
export type InvitationId = z.infer<typeof InvitationId>
export const ShareId = id('share')
export type ShareId = z.infer<typeof ShareId>
export const ClientMessageId = id('client message')
export type ClientMessageId = z.infer<typeof ClientMessageId>
export const ClientNoteId = id('client note')
export type ClientNoteId = z.infer<typeof ClientNoteId>
export const InvoiceId = id('invoice')
export type InvoiceId = z.infer<typeof InvoiceId>
export const CreditNoteId = id('credit note')
export type CreditNoteId = z.infer<typeof CreditNoteId>

export const GuestId = id('guest')
export type GuestId = z.infer<typeof GuestId>
export const ChargeId = id('charge')
export type ChargeId = z.infer<typeof ChargeId>
export const ReceiptId = id('receipt')
export type ReceiptId = z.infer<typeof ReceiptId>
export const TicketId = id('ticket')
export type TicketId = z.infer<typeof TicketId>
export const TicketMessageId = id('ticket message')
export type TicketMessageId = z.infer<typeof TicketMessageId>
export const FailedJobId = id('job')
export type FailedJobId = z.infer<typeof FailedJobId>
export const TicketFileId = id('ticket file')
export type TicketFileId = z.infer<typeof TicketFileId>
export const ChallengeId = id('challenge')
export type ChallengeId = z.infer<typeof ChallengeId>

/**
 * `sci`, `hc-<name>`, `dc-<district>` or `tribunals-<body>-<bench>`.
 * A name in angle brackets has no dash, because `caseLabel` splits a case's `unique_id` at the dashes.
 */
export const CourtId = z
  .string()
  .regex(/^(sci|hc-[a-z0-9]+|dc-[a-z0-9]+|tribunals-[a-z0-9]+-[a-z0-9]+)$/, 'Not a court of the catalogue')
  .brand<'court'>()
export type CourtId = z.infer<typeof CourtId>

export const CourtList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(CourtId).max(200))

export const Cnr = cleaned('code')
  .transform((text) => text.replace(/-/g, ''))
  .pipe(
    z
      .string()
      .regex(
        /^[A-Z]{4}[A-Z0-9]{2}\d{10}$/,
        naming(/[A-Z0-9]/, 'A CNR has 16 letters and digits, e.g. UPHC010912342023'),
      ),
  )
