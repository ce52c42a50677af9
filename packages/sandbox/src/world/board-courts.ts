import { itanagarTypes, jammuTypes, tripuraTypes } from './case-types.ts'
import type { SandboxCourt } from './courts.ts'

type Named = Pick<SandboxCourt, 'id' | 'benchName' | 'cnrPrefix' | 'region' | 'state' | 'types'> & { names: string[] }

const boardCourt = ({ names, ...named }: Named): SandboxCourt => ({
  ...named,
  site: 'hcservices',
  generation: null,
  stateCode: '',
  courtCode: '',
  pageName: named.benchName,
  orderHeading: named.benchName.toUpperCase(),
  orderHeadingHindi: null,
  districts: [named.state],
  government: `THE STATE OF ${named.state}`,
  governmentAdvocate: { name: 'GOVERNMENT PLEADER', code: '1' },
  prosecutor: { name: 'PUBLIC PROSECUTOR', code: '2' },
  judges: names.map((name, at) => ({ code: String(901 + at), name })),
  cases: 0,
})

/** High courts that the sandbox has only for their display boards: courtrooms and lists, but no cases to search. */
export const boardCourts: SandboxCourt[] = [
  boardCourt({
    id: 'hc-telangana',
    benchName: 'High Court for the State of Telangana',
    cnrPrefix: 'HBHC01',
    region: 'south',
    state: 'TELANGANA',
    types: itanagarTypes,
    names: ["THE HON'BLE SRI JUSTICE V.NARASINGA RAO", "THE HON'BLE SMT. JUSTICE P.SUVARNALATHA"],
  }),
  boardCourt({
    id: 'hc-madras',
    benchName: 'Madras High Court',
    cnrPrefix: 'HCMA01',
    region: 'south',
    state: 'TAMIL NADU',
    types: tripuraTypes,
    names: [
      "Hon'ble Mr.Justice K.VEERARAGHAVAN",
      "Hon'ble Mrs.Justice S.MALARVIZHI",
      "Hon'ble Mr.Justice T.ARIVAZHAGAN",
    ],
  }),
  boardCourt({
    id: 'hc-madurai',
    benchName: 'Madras High Court, Madurai Bench',
    cnrPrefix: 'HCMD01',
    region: 'south',
    state: 'TAMIL NADU',
    types: tripuraTypes,
    names: ["Hon'ble Mr.Justice P.SIVASUBRAMANIAN", "Hon'ble Ms.Justice A.THENMOZHI"],
  }),
  boardCourt({
    id: 'hc-kerala',
    benchName: 'High Court of Kerala',
    cnrPrefix: 'KLHC01',
    region: 'south',
    state: 'KERALA',
    types: itanagarTypes,
    names: [
      'HONOURABLE MR. JUSTICE C. RAGHUNATHA PANICKER',
      'HONOURABLE MRS. JUSTICE ANNAMMA VARKEY',
      'HONOURABLE MR. JUSTICE K. P. ABOOBACKER',
      'HONOURABLE MR. JUSTICE M. SREEDHARAN NAIR',
      'HONOURABLE MRS. JUSTICE LATHIKA MENON',
    ],
  }),
  boardCourt({
    id: 'hc-patna',
    benchName: 'Patna High Court',
    cnrPrefix: 'BRHC01',
    region: 'east',
    state: 'BIHAR',
    types: jammuTypes,
    names: [
      "HON'BLE MR. JUSTICE RAMASHRAY PRASAD SINGH",
      "HON'BLE MRS. JUSTICE SUSHMA KUMARI JHA",
      "HON'BLE MR. JUSTICE AFTAB ALAM ANSARI",
    ],
  }),
  boardCourt({
    id: 'hc-orissa',
    benchName: 'High Court of Orissa',
    cnrPrefix: 'ODHC01',
    region: 'east',
    state: 'ODISHA',
    types: tripuraTypes,
    names: [
      "HON'BLE JUSTICE PRAFULLA KUMAR JENA",
      "HON'BLE JUSTICE SANGHAMITRA PADHI",
      "HON'BLE JUSTICE GOURANGA CHARAN SAHU",
    ],
  }),
]
