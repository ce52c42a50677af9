import { testButtons } from '../../test/buttons.tsx'

testButtons({
  'the links of courts': { at: '/others/court-links', buttons: {} },
  'the state of the courts': { at: '/dashboard/sync', buttons: {} },
  'the state of a court': {
    at: '/dashboard/sync/$court',
    buttons: {
      Add: 'saveCourtDays',
      'Import a list': 'saveCourtDays',
      'Mark as complete': 'saveCourtDays',
      'Open the calendar': 'saveCourtDays',
      'Remove name': 'saveCourtDays',
    },
  },
})
