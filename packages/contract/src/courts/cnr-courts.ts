/**
 * Keys are the start of a CNR, the national number of a case: state, court and, if known, bench.
 * Sources: CNRs on courts' pages, and tables that other programs publish.
 */
const courtsByPrefix: Record<string, readonly string[]> = {
  SCIN: ['sci'],
  UPHC01: ['hc-allahabad'],
  UPHC02: ['hc-lucknow'],
  UPHC: ['hc-allahabad', 'hc-lucknow'],
  APHC: ['hc-andhrapradesh'],
  HCBM: ['hc-bombay', 'hc-bombayoriginal', 'hc-bombaytorts', 'hc-aurangabad', 'hc-nagpur', 'hc-goa', 'hc-kolhapur'],
  WBCH: ['hc-calcutta', 'hc-calcuttaoriginal', 'hc-jalpaiguri', 'hc-portblair'],
  CGHC: ['hc-chhattisgarh'],
  DLHC: ['hc-delhi'],
  GAHC01: ['hc-gauhati'],
  GAHC04: ['hc-itanagar'],
  GAHC: ['hc-gauhati', 'hc-kohima', 'hc-aizawl', 'hc-itanagar'],
  GJHC: ['hc-gujarat'],
  HPHC: ['hc-himachalpradesh'],
  JKHC: ['hc-jammu', 'hc-srinagar'],
  JHHC: ['hc-jharkhand'],
  KAHC01: ['hc-karnataka'],
  KAHC: ['hc-karnataka', 'hc-dharwad', 'hc-kalaburagi'],
  KLHC: ['hc-kerala'],
  MPHC: ['hc-madhyapradesh', 'hc-indore', 'hc-gwalior'],
  HCMA: ['hc-madras'],
  HCMD: ['hc-madurai'],
  MNHC: ['hc-manipur'],
  MLHC: ['hc-meghalaya'],
  ODHC: ['hc-orissa'],
  BRHC: ['hc-patna'],
  PHHC: ['hc-punjabharyana'],
  RJHC: ['hc-rajasthan', 'hc-jaipur'],
  SKHC: ['hc-sikkim'],
  HBHC: ['hc-telangana'],
  TRHC: ['hc-tripura'],
  UKHC: ['hc-uttarakhand'],
  HRGR: ['dc-gurugram'],
  UPAD: ['dc-prayagraj'],
}

/** The courts whose cases have this prefix. Null if it is not known. */
export const courtsOfCnr = (cnr: string): readonly string[] | null =>
  courtsByPrefix[cnr.slice(0, 6)] ?? courtsByPrefix[cnr.slice(0, 4)] ?? null

/** Empty if the prefix is not known. */
export const highCourtOfCnr = (cnr: string): readonly string[] => courtsByPrefix[cnr.slice(0, 4)] ?? []

export const knownCnrPrefixes = Object.entries(courtsByPrefix)
