import { CourtId } from '@peshi/contract/platform/ids'

export interface HcservicesBench {
  court: CourtId
  state_code: string
  court_code: string
  /** The site serves the `old` benches under `/ecourtindiaHC/` (seen in September 2026). */
  generation: 'new' | 'old'
}

const bench = (
  name: string,
  state: number,
  court = 1,
  generation: HcservicesBench['generation'] = 'new',
): HcservicesBench => ({
  court: CourtId.parse(`hc-${name}`),
  state_code: String(state),
  court_code: String(court),
  generation,
})

/**
 * Omits benches that hcservices cannot search, and courts that have a better site. Rajasthan's `court_code` 1 is the
 * Jaipur bench, and 2 is the principal seat at Jodhpur.
 */
export const hcservicesBenches: HcservicesBench[] = [
  bench('bombay', 1),
  bench('bombayoriginal', 1, 2),
  bench('aurangabad', 1, 3),
  bench('nagpur', 1, 4),
  bench('goa', 1, 5),
  bench('bombaytorts', 1, 6),
  bench('andhrapradesh', 2),
  bench('karnataka', 3),
  bench('dharwad', 3, 2),
  bench('kalaburagi', 3, 3),
  bench('kerala', 4),
  bench('himachalpradesh', 5),
  bench('gauhati', 6),
  bench('kohima', 6, 2),
  bench('aizawl', 6, 3),
  bench('itanagar', 6, 4),
  bench('jharkhand', 7),
  bench('patna', 8),
  bench('jaipur', 9),
  bench('rajasthan', 9, 2),
  bench('madras', 10),
  bench('madurai', 10, 2),
  bench('orissa', 11),
  bench('jammu', 12),
  bench('srinagar', 12, 2),
  bench('uttarakhand', 15),
  bench('calcuttaoriginal', 16, 1, 'old'),
  bench('jalpaiguri', 16, 2, 'old'),
  bench('calcutta', 16, 3, 'old'),
  bench('portblair', 16, 4, 'old'),
  bench('gujarat', 17),
  bench('chhattisgarh', 18),
  bench('tripura', 20, 1, 'old'),
  bench('meghalaya', 21),
  bench('sikkim', 24),
  bench('manipur', 25, 1, 'old'),
  bench('delhi', 26),
  bench('telangana', 29),
]

export const findHcservicesBench = (court: CourtId | string): HcservicesBench | undefined =>
  hcservicesBenches.find((candidate) => candidate.court === court)
