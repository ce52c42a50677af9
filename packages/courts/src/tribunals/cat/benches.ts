import type { CaseType } from '@peshi/contract/courts/courts'

/** Three independent open-source programs have the same codes (November 2026). */
export const benchCodes: Readonly<Record<string, string>> = {
  newdelhi: '100',
  ahmedabad: '120',
  prayagraj: '330',
  bengaluru: '103',
  chandigarh: '60',
  chennai: '310',
  cuttack: '260',
  ernakulam: '180',
  guwahati: '40',
  hyderabad: '21',
  jabalpur: '200',
  jaipur: '291',
  jammu: '117',
  jodhpur: '111',
  kolkata: '350',
  lucknow: '332',
  mumbai: '210',
  patna: '116',
  srinagar: '119',
}

export const caseTypes: CaseType[] = [
  { code: '1', short: 'OA', title: 'Original Application' },
  { code: '2', short: 'TA', title: 'Transfer Application' },
  { code: '3', short: 'MA', title: 'Misc Application' },
  { code: '4', short: 'CP', title: 'Contempt Petition' },
  { code: '5', short: 'PT', title: 'Petition for Transfer' },
  { code: '6', short: 'RA', title: 'Review Application' },
  { code: '7', short: 'CCP', title: 'Criminal Contempt Petition' },
  { code: '8', short: 'OA Obj.', title: 'OA Objection' },
]
