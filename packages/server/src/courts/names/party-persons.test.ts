import { expect, test } from 'vitest'
import { personsIn } from './party-names.ts'

// Names that the conflict check compares | party as a court prints it. `+` marks a person who acts for the party, `=`
// another name of it.
const parties = `
Late Gurdev Singh, + Harjit Kaur Sidhu | Late Gurdev Singh through LRs Harjit Kaur Sidhu
Gurdev Singh, + Harjit Kaur Sidhu, + Amar Singh | Gurdev Singh (since deceased) through his legal heirs 1. Harjit Kaur Sidhu 2. Amar Singh
Gurdev Singh (D), + Harjit Kaur, + Amar Singh | Gurdev Singh (D) through LRs. (a) Harjit Kaur, (b) Amar Singh
Gurdev Singh, + Harjit Kaur | Gurdev Singh, deceased, through L.R. Harjit Kaur W/o Gurdev Singh
Gurdev Singh | Legal heirs of late Gurdev Singh
Gurdev Singh | LRs of Gurdev Singh
Gurdev Singh | Estate of late Gurdev Singh
Ali | Ali (since deceased) through L.Rs.
Ram Singh, = Pappu, + Sita Devi | Ram Singh @ Pappu through LRs Sita Devi and 2 others
राम सिंह, + सीता देवी | राम सिंह (मृतक) द्वारा विधिक वारिस सीता देवी
राम सिंह, + श्याम सिंह | राम सिंह द्वारा मुख्तार आम श्याम सिंह
राम, + सीता देवी | राम नाबालिग द्वारा संरक्षक सीता देवी
Master Aarav, + Smt. Sunita Rai | Master Aarav (minor) through his guardian Smt. Sunita Rai
Minor Asha Rai, + Uma Rai | Minor Asha Rai through next friend Uma Rai
Asha Rai, + Uma Rai | Asha Rai, minor, through her mother and natural guardian Uma Rai W/o Om Rai
Asha Rai, + Om Rai | Asha Rai (minor) represented by her father Om Rai
Asha Rai, + Om Rai | Asha Rai, minor, by next friend Om Rai
M/s Anand Traders, + Ravi Rao | M/s Anand Traders through its proprietor Ravi Rao
M/s Anand Traders, + Ravi Rao | M/s Anand Traders, through its Prop. Ravi Rao S/o Hari Rao
M/s Anand Traders, + Ravi Rao, + Om Rai Gupta | M/s Anand Traders through its partners Ravi Rao and Om Rai Gupta
Alpha Traders LLP, + Ravi Rao | Alpha Traders LLP through partner Ravi Rao
Alpha Ltd., + Shri Ravi Rao | Alpha Ltd. through its Managing Director Shri Ravi Rao
Alpha Ltd., + Ravi Rao | Alpha Ltd. through its authorised signatory Ravi Rao
Alpha Ltd., + Ravi Rao | Alpha Ltd. rep. by its Director Ravi Rao
Alpha Ltd. | Alpha Ltd. through its Managing Director
Oriental Insurance Co. Ltd. | Oriental Insurance Co. Ltd. through its Branch Manager
Alpha HUF, + Ravi Rao | Alpha HUF through Karta Ravi Rao
Alpha Trust, + Ravi Rao | Alpha Trust through trustee Ravi Rao
Ram Lal, + Shyam Lal | Ram Lal through GPA holder Shyam Lal
Ram Lal, + Shyam Lal | Ram Lal through Power of Attorney Holder Shyam Lal S/o Hari Lal
Ram Lal, + Shyam Lal | Ram Lal through his attorney Shyam Lal
Ram Lal, + Shyam Lal, + Mohan Lal Gupta | Ram Lal through attorney Shyam Lal & Mohan Lal Gupta
Ram Lal, + Shyam Lal | Ram Lal thr. SPA Shyam Lal
Ram Lal, + Shyam Lal | Ram Lal represented by his power agent Shyam Lal
Alpha Ltd., = Beta Ltd. | Alpha Ltd. (formerly Beta Ltd.)
Alpha Ltd., = Beta Ltd. | Alpha Ltd. (formerly known as Beta Ltd.)
Alpha Ltd., = Beta Ltd. | Alpha Ltd. (earlier known as Beta Ltd.)
Alpha Industries, = Gamma Industries | Alpha Industries, now known as Gamma Industries
Alpha Ltd., = Beta Ltd., + Ravi Rao | Alpha Ltd. (formerly Beta Ltd.) through its director Ravi Rao
Sunita Sharma, = Sunita Verma | Sunita Sharma (née Verma)
Sunita Devi, = Kumari Asha Rai | Sunita Devi nee Kumari Asha Rai
Ram Lal, Shyam Lal, Mohan Lal | Ram Lal, Shyam Lal and Mohan Lal
Ram Lal, Shyam Lal | Ram Lal & Shyam Lal
State of U.P. | State of U.P. Thru. Prin. Secy. Home
Union of India | Union of India through Secretary, Ministry of Home Affairs
State | State through SHO PS Kotwali
State of Punjab | State of Punjab through Collector, Amritsar
Jammu and Kashmir Bank | Jammu and Kashmir Bank
Sharma & Sons | Sharma & Sons
Minor Irrigation Department | Minor Irrigation Department
`

const mark = { 'for-party': '+ ', 'other-name': '= ' }
test.each(
  parties
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('%s are compared for the party: %s', (persons, party = '') => {
  expect(
    personsIn(party)
      .map(({ name, role }) => `${role ? mark[role] : ''}${name}`)
      .join(', '),
  ).toBe(persons)
})
