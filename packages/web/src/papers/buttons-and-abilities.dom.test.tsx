import { testButtons } from '../../test/buttons.tsx'

testButtons({
  filings: { at: '/trackers/filings', buttons: { 'New filing': 'beginFiling' } },
  'a returned filing': {
    at: '/trackers/filings/$id',
    replies: { getFiling: { data: { state: 'returned', title: 'title' } } },
    buttons: {
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
    },
  },
})
