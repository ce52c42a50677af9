// Codes of the high courts in neutral citations, as the courts print them on judgments. Codes of benches follow a hyphen.
const neutralCodes: Record<string, readonly string[]> = {
  INSC: [],
  AHC: ['LKO'],
  APHC: [],
  BHC: ['AS', 'OS', 'AUG', 'NAG', 'GOA', 'KOL'],
  CGHC: [],
  CHC: ['AS', 'OS', 'JP', 'PB'],
  DHC: [],
  GAU: ['AS', 'NL', 'MZ', 'AP'],
  GUJHC: [],
  HHC: [],
  JHHC: [],
  JKLHC: ['JMU', 'SGR', 'SR'],
  KER: [],
  KHC: ['D', 'K'],
  MHC: [],
  MLHC: [],
  MNHC: [],
  MPHC: ['JBP', 'GWL', 'IND'],
  OHC: [],
  PHHC: [],
  RJ: ['JD', 'JP'],
  THC: [],
  TSHC: [],
  UHC: [],
}

export function isNeutralCode(code: string): boolean {
  const [court = '', bench] = code.split('-')
  const benches = neutralCodes[court]
  return benches !== undefined && (bench === undefined || benches.includes(bench))
}

/** The abbreviations of courts in AIR and SCC OnLine, in small letters without stops and spaces. */
const reportedCourts = new Set(
  `sc supremecourt pc fc all allahabad ap andhra ahc bom bombay cal calcutta chh chhattisgarh del delhi gau gauhati guj gujarat hp
  himachal hyd hyderabad jhar jharkhand jk j&k jkl kant kar karnataka ker kerala kutch lah lahore mad madras manipur mani meg
  meghalaya mp mys mysore nag nagpur ori orissa oudh pat patna pepsu ph p&h punj punjab raj rajasthan rang sau sikk sikkim
  sind tel telangana trav-co tri tripura tc utt uttarakhand utr uttr uc nclat nclt itat cci ncdrc cestat tdsat sat drat aptel ngt cat`
    .split(/\s+/)
    .filter(Boolean),
)

export const shortCourt = (written: string): string => {
  const letters = written.toLowerCase().replace(/[\s.]/g, '')
  return letters === 'supremecourt' ? 'sc' : letters
}

export const isReportedCourt = (written: string): boolean => reportedCourts.has(shortCourt(written))
