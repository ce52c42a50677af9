import { inSentenceCase } from '@peshi/contract/courts/usual-case'
import { i18n } from '../../platform/i18n/i18n.ts'

/**
 * How courts write a stage, a kind of list or the progress of an item, without `Pending -`, `FOR`, `MATTERS` and `LIST`.
 * Keys are the words in `common.json`.
 */
const terms = {
  fresh: /^(?:fresh|fresh case|new|fresh filing)$/,
  admission: /^(?:admission|admission hearing|preliminary hearing|motion hearing)$/,
  'admission-after-notice': /^(?:admission )?after notice$/,
  notice: /^(?:notice|issue of notice|notice of motion|service|awaiting service|service of notice)$/,
  appearance: /^(?:appearance|appearance of (?:parties|accused|defendants?))$/,
  pleadings: /^(?:pleadings?|completion of pleadings?)$/,
  'written-statement': /^(?:written statement|w s|filing of written statement)$/,
  counter: /^(?:counter|counter affidavit|reply|filing of reply)$/,
  rejoinder: /^(?:rejoinder|rejoinder affidavit|replication)$/,
  issues: /^(?:issues|framing of issues|settlement of issues)$/,
  charge: /^(?:charge|charges|framing of charges?|arguments? on charge)$/,
  evidence:
    /^(?:evidence|(?:plaintiff|prosecution|petitioner|defence|defendant)s? evidence|examination of witness(?:es)?)$/,
  'cross-examination': /^cross[ -]?examination$/,
  arguments: /^(?:arguments?|final arguments?|further arguments?)$/,
  hearing: /^(?:hearing|further hearing|regular hearing|regular)$/,
  'final-hearing': /^(?:final hearing|final disposal)$/,
  'part-heard': /^part[ -]?heard$/,
  orders: /^(?:orders?|further orders?|directions?)$/,
  judgment: /^(?:judge?ment|pronouncement of judge?ment|reserved for judge?ment)$/,
  bail: /^(?:bail|bail application|anticipatory bail)$/,
  compliance: /^(?:compliance|compliance report|report|reporting compliance)$/,
  mediation: /^(?:mediation|lok adalat|settlement)$/,
  execution: /^execution$/,
  mention: /^(?:mention|mentioning|being mentioned|being spoken to)$/,
  miscellaneous: /^(?:misc|miscellaneous)$/,
  supplementary: /^(?:supplementary|suppl?)$/,
  daily: /^(?:daily|main)$/,
  additional: /^(?:additional|addl)$/,
  unlisted: /^un ?listed$/,
  advance: /^advance$/,
  motion: /^motion$/,
  'in-progress': /^(?:in progress|under hearing|being heard)$/,
  'passed-over': /^pass(?:ed)? ?over$/,
  'kept-back': /^kept back$/,
  revised: /^revised(?: call)?$/,
  'not-reached': /^not reached$/,
  adjourned: /^adjourned$/,
} as const

const bare = (written: string) =>
  written
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/^ ?(?:pending )?(?:for )?|(?: matters?| cases?)?(?:(?: cause)? list)? ?$/g, '')
    .trim()

/** The term in the reader's language. A term that is not one of the usual ones is shown in sentence case. */
export function sayCourtTerm<Written extends string | null | undefined>(written: Written): Written | string {
  if (typeof written !== 'string') return written
  const words = bare(written)
  const key = (Object.keys(terms) as (keyof typeof terms)[]).find((one) => terms[one].test(words))
  return key ? i18n.t(`common:courtTerm.${key}`) : inSentenceCase(written)
}
