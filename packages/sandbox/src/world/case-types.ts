import type { CaseTypeOfCourt, Kind } from './types.ts'

type Line = [code: string, short: string, title: string, kind: Kind]

const types = (...lines: Line[]): CaseTypeOfCourt[] =>
  lines.map(([code, short, title, kind]) => ({ code, short, title, kind }))

export const uttarPradeshTypes = types(
  ['22', 'WRIC', 'WRIT - C', 'writ'],
  ['20', 'WRIA', 'WRIT - A', 'service'],
  ['21', 'WRIB', 'WRIT - B', 'writ'],
  ['92', 'WPIL', 'PUBLIC INTEREST LITIGATION (PIL)', 'pil'],
  ['88', 'HABC', 'HABEAS CORPUS WRIT PETITION', 'habeas'],
  ['16', 'BAIL', 'CRIMINAL MISC. BAIL APPLICATION', 'bail'],
  ['127', 'ABAIL', 'CRIMINAL MISC ANTICIPATORY BAIL APPLICATION U/S 438 CR.P.C.', 'bail'],
  ['17', 'A482', 'APPLICATION U/S 482', 'criminal-petition'],
  ['13', 'CRLA', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['14', 'CRLR', 'CRIMINAL REVISION', 'revision'],
  ['1', 'FAPL', 'FIRST APPEAL', 'civil-appeal'],
  ['3', 'FAFO', 'FIRST APPEAL FROM ORDER', 'civil-appeal'],
  ['2', 'SAPL', 'SECOND APPEAL', 'civil-appeal'],
  ['4', 'SPLA', 'SPECIAL APPEAL', 'intra-appeal'],
  ['18', 'CAPL', 'CONTEMPT APPLICATION (CIVIL)', 'contempt'],
)

export const delhiTypes = types(
  ['3', 'W.P.(C)', 'CIVIL WRIT PETITION', 'writ'],
  ['134', 'W.P.(CRL)', 'CRIMINAL WRIT PETITION', 'habeas'],
  ['8', 'BAIL APPLN.', 'BAIL APPLICATION', 'bail'],
  ['4', 'CRL.A.', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['35', 'CRL.M.C.', 'CRIMINAL MISC. CASE', 'criminal-petition'],
  ['11', 'CRL.REV.P.', 'CRIMINAL REVISION PETITION', 'revision'],
  ['30', 'LPA', 'LETTERS PATENT APPEAL', 'intra-appeal'],
  ['41', 'RFA', 'REGULAR FIRST APPEAL', 'civil-appeal'],
  ['24', 'CONT.CAS(C)', 'CONTEMPT CASES CIVIL', 'contempt'],
)

export const bombayTypes = types(
  ['1', 'WP', 'CIVIL WRIT PETITION', 'writ'],
  ['9', 'PIL', 'PUBLIC INTEREST LITIGATION', 'pil'],
  ['52', 'BA', 'BAIL APPLICATION', 'bail'],
  ['55', 'APEAL', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['58', 'REVN', 'CRIMINAL REVISION APPLICATION', 'revision'],
  ['12', 'FA', 'FIRST APPEAL', 'civil-appeal'],
  ['15', 'CP', 'CONTEMPT PETITION', 'contempt'],
)

export const gujaratTypes = types(
  ['1', 'SCA', 'SPECIAL CIVIL APPLICATION', 'writ'],
  ['2', 'LPA', 'LETTERS PATENT APPEAL', 'intra-appeal'],
  ['12', 'FA', 'FIRST APPEAL', 'civil-appeal'],
  ['21', 'CR.MA', 'CRIMINAL MISC. APPLICATION', 'bail'],
  ['22', 'CR.A', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['8', 'WPPIL', 'WRIT PETITION (PIL)', 'pil'],
)

export const karnatakaTypes = types(
  ['101', 'WP', 'WRIT PETITION', 'writ'],
  ['103', 'WA', 'WRIT APPEAL', 'intra-appeal'],
  ['112', 'CRL.P', 'CRIMINAL PETITION', 'criminal-petition'],
  ['113', 'CRL.A', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['120', 'MFA', 'MISCELLANEOUS FIRST APPEAL', 'civil-appeal'],
  ['126', 'CCC', 'CIVIL CONTEMPT PETITION', 'contempt'],
)

export const jammuTypes = types(
  ['17', 'HCP', 'HABEAS CORPUS PETITION', 'habeas'],
  ['350', 'CM(M)', 'PETITION UNDER ARTICLE 227', 'writ'],
  ['5', 'LPA', 'LETTERS PATENT APPEAL', 'intra-appeal'],
  ['327', 'Bail App', 'BAIL APPlICATION -SB', 'bail'],
  ['301', 'CCP(D)', 'Contempt Petition-DB', 'contempt'],
  ['21', 'CFA', 'CIVIL IST APPEALS', 'civil-appeal'],
)

export const itanagarTypes = types(
  ['57', 'BA', 'BAIL APPLICATION', 'bail'],
  ['49', 'AB', 'ANTICIPATORY BAIL', 'bail'],
  ['77', 'WP(C)', 'WRIT PETITION (CIVIL)', 'writ'],
  ['78', 'PIL', 'PUBLIC INTEREST LITIGATION', 'pil'],
  ['61', 'CRL.PETN.', 'CRIMINAL PETITION', 'criminal-petition'],
)

export const calcuttaTypes = types(
  ['12', 'WPA', 'WRIT PETITION APPELLATE SIDE', 'writ'],
  ['14', 'WPA(P)', 'WRIT (PIL MATTER)', 'pil'],
  ['31', 'CRM(DB)', 'CRIMINAL MISC. CASE (BAIL)', 'bail'],
  ['33', 'CRR', 'CRIMINAL REVISION', 'revision'],
  ['34', 'CRA', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['41', 'FMA', 'FIRST MISC. APPEAL', 'civil-appeal'],
  ['45', 'MAT', 'MANDAMUS APPEAL', 'intra-appeal'],
  ['52', 'CPAN', 'CONTEMPT APPLICATION', 'contempt'],
)

export const tripuraTypes = types(
  ['1', 'WP(C)', 'WRIT PETITION (CIVIL)', 'service'],
  ['7', 'BA', 'BAIL APPLICATION', 'bail'],
  ['11', 'RFA', 'REGULAR FIRST APPEAL', 'civil-appeal'],
  ['14', 'Crl.A(J)', 'CRIMINAL APPEAL (JAIL)', 'criminal-appeal'],
  ['21', 'MAC App', 'MOTOR ACCIDENT CLAIM APPEAL', 'civil-appeal'],
)

export const supremeCourtTypes = types(
  ['1', 'SLP(C)', 'SPECIAL LEAVE PETITION (CIVIL)', 'civil-appeal'],
  ['2', 'SLP(Crl)', 'SPECIAL LEAVE PETITION (CRIMINAL)', 'criminal-appeal'],
  ['3', 'C.A.', 'CIVIL APPEAL', 'civil-appeal'],
  ['5', 'W.P.(C)', 'WRIT PETITION (CIVIL)', 'writ'],
)

export const districtTypes = types(
  ['11', 'BA', 'BAIL APPLICATION', 'bail'],
  ['14', 'CRL APPEAL', 'CRIMINAL APPEAL', 'criminal-appeal'],
  ['15', 'CRL REV', 'CRIMINAL REVISION', 'revision'],
  ['21', 'CIVIL APPEAL', 'CIVIL APPEAL', 'civil-appeal'],
)
