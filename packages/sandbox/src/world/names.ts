import type { Random } from '../random.ts'
import type { Advocate } from './types.ts'

export type Region = 'north' | 'west' | 'south' | 'east' | 'kashmir' | 'north-east'

interface NamePool {
  given: string[]
  family: string[]
}

const pools: Record<Region, NamePool> = {
  north: {
    given: [
      'Ramesh',
      'Suresh',
      'Mahendra',
      'Rajkumari',
      'Shiv Kumar',
      'Om Prakash',
      'Anita',
      'Vimla Devi',
      'Sanjay',
      'Mohd. Arif',
      'Shabana',
      'Deepak',
      'Ram Sewak',
      'Phoolmati',
      'Jitendra',
      'Kamla',
      'Gurmeet',
      'Irfan',
      'Brijesh',
      'Savitri',
      'Hari Om',
      'Neelam',
      'Pradeep',
      'Tahira',
    ],
    family: [
      'Yadav',
      'Mishra',
      'Singh',
      'Maurya',
      'Gupta',
      'Khan',
      'Verma',
      'Tiwari',
      'Kushwaha',
      'Ansari',
      'Pal',
      'Srivastava',
      'Rastogi',
      'Chaudhary',
      'Nishad',
      'Kashyap',
    ],
  },
  west: {
    given: [
      'Ganesh',
      'Sunanda',
      'Vasant',
      'Prakashbhai',
      'Hiralal',
      'Sushila',
      'Dattatraya',
      'Jayeshbhai',
      'Meenaben',
      'Rustom',
      'Mangala',
      'Bharat',
      'Kantilal',
      'Shaila',
    ],
    family: [
      'Patil',
      'Jadhav',
      'Kulkarni',
      'Shinde',
      'Patel',
      'Solanki',
      'Desai',
      'Chavan',
      'Gaikwad',
      'Mehta',
      'Parmar',
      'Bhosale',
    ],
  },
  south: {
    given: [
      'Venkatesh',
      'Lakshmamma',
      'Nagaraj',
      'Savithri',
      'Manjunath',
      'Basavaraj',
      'Shobha',
      'Ramakrishnappa',
      'Syed',
      'Puttaswamy',
    ],
    family: ['Gowda', 'Shetty', 'Rao', 'Hegde', 'Naik', 'K R', 'B M', 'Nagappa', 'Pasha', 'Reddy'],
  },
  east: {
    given: [
      'Sourav',
      'Malati',
      'Bimal',
      'Chandana',
      'Nirmal',
      'Md. Rafikul',
      'Sandhya',
      'Tapan',
      'Jharna',
      'Swapan',
      'Rehana',
    ],
    family: ['Mondal', 'Ghosh', 'Das', 'Mukherjee', 'Sarkar', 'Debnath', 'Islam', 'Roy', 'Biswas', 'Saha'],
  },
  kashmir: {
    given: ['Ghulam', 'Bashir', 'Rakesh', 'Naseema', 'Mohinder', 'Fayaz', 'Sunita', 'Tariq', 'Balbir', 'Parveena'],
    family: ['Ahmad Lone', 'Sharma', 'Ahmad Dar', 'Singh Jamwal', 'Mir', 'Gupta', 'Bhat', 'Choudhary'],
  },
  'north-east': {
    given: ['Taba', 'Yumlam', 'Miss Nending', 'Kipa', 'Tadar', 'Nabam', 'Mrs. Ogin', 'Techi'],
    family: ['Tagru', 'Mize', 'Kena', 'Rigia', 'Dolo', 'Yangfo', 'Sonam', 'Pertin'],
  },
}

const companies = [
  'Vindhya Agro Foods Pvt. Ltd.',
  'M/s Gomti Bricks & Tiles',
  'Saryu Infrastructure Limited',
  'Shree Balaji Rice Mills Through Its Proprietor',
  'Nilgiri Cold Storage LLP',
  'M/s Bharat Electricals & Co.',
  'Konkan Marine Exports Ltd.',
  'Deccan Housing Co-operative Society Ltd.',
  'Pragati General Insurance Co. Ltd.',
]

const hindiNames = ['रामखेलावन', 'श्रीमती सुशीला देवी', 'मोहम्मद इरफान', 'जगदीश प्रसाद मौर्य', 'गंगाराम', 'श्रीमती फूलमती']

const longNames = [
  'THE COMMITTEE OF MANAGEMENT, SHRI RAGHUNATH PRASAD MEMORIAL INTER COLLEGE, VILLAGE AND POST BARA KHURD, TEHSIL KORAON, THROUGH ITS MANAGER SHRI DWARIKA NATH SHUKLA SON OF LATE SHRI BENI MADHAV SHUKLA',
  'M/S NATIONAL FEDERATION OF SMALL AND MARGINAL SUGARCANE GROWERS AND ALLIED PRODUCERS CO-OPERATIVE MARKETING UNION LTD. THROUGH ITS SECRETARY AND AUTHORISED SIGNATORY',
]

const aliases = ['Kallu', 'Pappu', 'Chhotu', 'Guddu', 'Munna', 'Raju Bhai']

export function drawPerson(random: Random, region: Region): string {
  const pool = pools[region]
  return `${random.pick(pool.given)} ${random.pick(pool.family)}`
}

export function drawParty(random: Random, region: Region): string {
  const roll = random.fraction()
  if (roll < 0.1) return random.pick(companies)
  if (roll < 0.16 && region === 'north') return random.pick(hindiNames)
  if (roll < 0.19) return random.pick(longNames)
  if (roll < 0.28) return `${drawPerson(random, region)} @ ${random.pick(aliases)}`
  if (roll < 0.36) return `${drawPerson(random, region)} And ${random.between(2, 14)} Others`
  return drawPerson(random, region)
}

export function drawAdvocate(random: Random, region: Region): Advocate {
  const name = drawPerson(random, region).replace(/^(Mohd|Md|Miss|Mrs)\.? /, '')
  const initial = name.charAt(0).toUpperCase()
  const code = `${initial}/${initial}${String(random.between(10, 2999)).padStart(4, '0')}/${random.between(1988, 2021)}`
  return { name, code }
}
