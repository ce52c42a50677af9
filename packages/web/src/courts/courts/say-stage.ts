import { inSentenceCase } from '@peshi/contract/courts/usual-case'
import { i18n } from '../../platform/i18n/i18n.ts'

/** How the courts call a stage, without `Pending -`, `FOR` and `MATTERS`. Keys are the words in `common.json`. */
const stages = {
  fresh: /^(?:fresh|fresh case|new|fresh filing)$/,
  admission: /^(?:admission|admission hearing|preliminary hearing|motion|motion hearing)$/,
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
  supplementary: /^supplementary$/,
} as const

const bare = (stage: string) =>
  stage
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/^ ?(?:pending )?(?:for )?|(?: matters?| cases?)? ?$/g, '')
    .trim()

/** The stage in the reader's language. A stage that is not one of the usual ones is shown in sentence case. */
export function sayStage<Stage extends string | null | undefined>(stage: Stage): Stage | string {
  if (typeof stage !== 'string') return stage
  const words = bare(stage)
  const key = (Object.keys(stages) as (keyof typeof stages)[]).find((one) => stages[one].test(words))
  return key ? i18n.t(`common:stage.${key}`) : inSentenceCase(stage)
}
