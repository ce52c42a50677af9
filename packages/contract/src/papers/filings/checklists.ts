import type { FormKey } from './court-forms.ts'
import type { FilingKind } from './filing-kinds.ts'
import type { ObjectionKind } from './objection-kinds.ts'

export interface ShippedItem {
  kind: ObjectionKind
  /** The rule that asks for it. Null if no rule was found: the registry must be asked. */
  source: string | null
  /** Kinds of filings that need it. Null if all do. */
  only: readonly FilingKind[] | null
}

const item = (kind: ObjectionKind, source: string | null = null, only: readonly FilingKind[] | null = null) => ({
  kind,
  source,
  only,
})

const bundle = (source: string | null = null) =>
  (['index', 'page-numbers', 'bookmarks', 'text-layer', 'file-size'] as const).map((kind) => item(kind, source))

/** Checks of the chamber itself, which no registry asks for. */
const own = [item('citations'), item('sections')]

const fromBelow = ['slp', 'appeal', 'revision', 'bail'] as const

const defaults = (number: string) => `Supreme Court default list, circular of 9 January 2025, no. ${number}`
const delhi = 'Delhi High Court Rules and Orders, vol. V ch. 1-A(a)'
const nclt = (rule: string) => `NCLT Rules 2016, ${rule}`

/** The items that each registry asks for, in the order in which a clerk works through it. */
export const shippedChecklists: Record<FormKey, readonly ShippedItem[]> = {
  sci: [
    item('limitation', 'Limitation Act 1963, Art. 133', fromBelow),
    item('court-fee', defaults('1')),
    item('signature', defaults('2')),
    item('parties', defaults('3')),
    item('vakalatnama', defaults('3(v)')),
    item('affidavit', defaults('4')),
    item('translation', defaults('5')),
    item('declaration', defaults('6')),
    item('certified-copy', 'Supreme Court Rules 2013, O. XXI', fromBelow),
    item('synopsis', 'Supreme Court Rules 2013, O. XXI', ['slp', 'writ', 'appeal']),
    item('annexures'),
    item('typing', 'Supreme Court circular F.No.01/Judl./2020, 5 March 2020'),
    item('paper-size', 'Supreme Court circular F.No.01/Judl./2020, 5 March 2020'),
    ...bundle(),
    item('service', 'Supreme Court Rules 2013, O. XV r. 2, if a caveat was lodged', fromBelow),
    item('copies', 'Supreme Court circular F.No.01/Judl./2020, 5 March 2020'),
    ...own,
  ],
  allahabad: [
    item('limitation', 'Limitation Act 1963', fromBelow),
    item('court-fee', 'Court Fees Act 1870, as amended in Uttar Pradesh'),
    item('vakalatnama', 'Allahabad High Court Rules 1952, ch. XXIV'),
    item('affidavit', 'Allahabad High Court Rules 1952, ch. IV'),
    item('signature'),
    item('parties'),
    item('certified-copy', 'Allahabad High Court Rules 1952, ch. IX', fromBelow),
    item('synopsis', 'Allahabad High Court Rules 1952, ch. XXII', ['writ']),
    item('translation'),
    item('annexures'),
    item('typing', 'Allahabad High Court, instructions for e-filing, 17 August 2017, para 2.1'),
    item('paper-size', 'Allahabad High Court (Amendment) Rules 2021'),
    ...bundle('Allahabad High Court, instructions for e-filing, 17 August 2017'),
    item('service', 'Code of Civil Procedure 1908, s. 148A(3), if a caveat was lodged'),
    ...own,
  ],
  delhi: [
    item('limitation', 'Limitation Act 1963', fromBelow),
    item('court-fee', 'Court Fees Act 1870, as amended in Delhi'),
    item('vakalatnama', delhi),
    item('affidavit', delhi),
    item('signature', `${delhi} r. 2(a)`),
    item('parties', delhi),
    item('certified-copy', delhi, fromBelow),
    item('translation', `${delhi} r. 2(a)`),
    item('synopsis'),
    item('annexures'),
    item('typing', 'Delhi High Court, practice directions for electronic filing'),
    item('paper-size', 'Delhi High Court, practice directions for electronic filing'),
    ...bundle('E-Filing Rules of the High Court of Delhi 2021'),
    item('service'),
    ...own,
  ],
  bombay: [
    item('limitation', 'Limitation Act 1963', fromBelow),
    item('court-fee', 'Maharashtra Court Fees Act 1959'),
    item('vakalatnama'),
    item('affidavit', 'Bombay High Court (Original Side) Rules, ch. XII'),
    item('signature'),
    item('parties'),
    item('certified-copy', null, fromBelow),
    item('synopsis', 'Bombay High Court practice notice P.1615/91, 6 November 1995'),
    item('translation'),
    item('annexures'),
    item('typing'),
    item('paper-size', 'Amendment of the Appellate Side and Original Side Rules, gazette of 6 July 2021'),
    ...bundle(),
    item('service'),
    ...own,
  ],
  district: [
    item('limitation', 'Limitation Act 1963, s. 3'),
    item('court-fee', 'Court Fees Act 1870, or the Act of the State'),
    item('vakalatnama', 'Code of Civil Procedure 1908, O. III r. 4'),
    item('affidavit', 'Code of Civil Procedure 1908, s. 26(2) and O. VI r. 15(4)', ['suit', 'application', 'other']),
    item('signature', 'Code of Civil Procedure 1908, O. VI rr. 14 and 15'),
    item('parties', 'Code of Civil Procedure 1908, O. VII r. 1'),
    item('annexures', 'Code of Civil Procedure 1908, O. VII r. 14', ['suit']),
    item('certified-copy', 'Code of Civil Procedure 1908, O. XLI r. 1', ['appeal', 'revision']),
    item('declaration', 'Commercial Courts Act 2015, s. 12A, if the suit is commercial', ['suit']),
    item('translation'),
    item('copies', 'Code of Civil Procedure 1908, O. VII r. 9', ['suit']),
    item('paper-size'),
    ...bundle(),
    item('service', 'Code of Civil Procedure 1908, s. 148A(3), if a caveat was lodged'),
    ...own,
  ],
  nclt: [
    item('limitation', 'Limitation Act 1963; Insolvency and Bankruptcy Code 2016, s. 238A'),
    item('court-fee', nclt('Schedule of Fees')),
    item('vakalatnama', nclt('r. 45')),
    item('affidavit', nclt('rr. 125 to 130')),
    item('signature', nclt('r. 23')),
    item('parties', nclt('r. 20(5)')),
    item('translation', nclt('r. 20(1)')),
    item('annexures', nclt('r. 23(2)')),
    item('typing', nclt('r. 20(1)')),
    item('paper-size', nclt('r. 20(1)')),
    item('index', nclt('r. 23(3)')),
    item('page-numbers', nclt('r. 20(1)')),
    item('bookmarks'),
    item('text-layer'),
    item('file-size', 'NCLT e-filing portal, help page'),
    item('copies', nclt('rr. 23(1) and 24')),
    item('service', nclt('r. 23(5)')),
    ...own,
  ],
  other: [
    item('limitation'),
    item('court-fee'),
    item('vakalatnama'),
    item('affidavit'),
    item('signature'),
    item('parties'),
    item('certified-copy', null, fromBelow),
    item('translation'),
    item('annexures'),
    item('paper-size'),
    ...bundle(),
    item('service'),
    ...own,
  ],
}
