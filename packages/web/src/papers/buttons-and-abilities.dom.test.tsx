import { testButtons } from '../../test/buttons.tsx'

const ofReturned = {
  'Mark as filed again': 'refileFiling',
  'Add objections': 'returnFiling',
  'Mark as registered': 'registerFiling',
  More: ['changeFiling', 'deleteFiling'],
  '… Edit': 'changeFiling',
  '… Close filing': 'withdrawFiling',
  '… Delete filing': 'deleteFiling',
  'Check citations and sections': 'checkFilingText',
  'More for “text”': 'checkFilingItem',
  '… Not needed': 'checkFilingItem',
  '… Note': 'checkFilingItem',
  'Add papers': 'changeFiling',
  'Move “title” up': 'changeFiling',
  'Move “title” down': 'changeFiling',
  'Change “title”': 'changeFiling',
  'Add from the court record (1)': 'returnFiling',
} as const

testButtons({
  filings: { at: '/trackers/filings', buttons: { 'New filing': 'beginFiling' } },
  'a returned filing whose bundle is being made': {
    at: '/trackers/filings/$id',
    replies: { getFiling: { data: { state: 'returned', title: 'title', bundle: { state: 'running' } } } },
    buttons: { ...ofReturned, Cancel: 'cancelFilingBundle' },
  },
  'a returned filing with a bundle': {
    at: '/trackers/filings/$id',
    replies: { getFiling: { data: { state: 'returned', title: 'title', bundle: { state: 'ready' } } } },
    buttons: { ...ofReturned, 'Make it again': 'makeFilingBundle' },
  },
})
