import { aboveMatter, testButtons } from '../../test/buttons.tsx'

testButtons({
  Today: {
    at: '/dashboard/analytics',
    buttons: {
      'Adjourned: Change outcome of ctitle': 'recordOutcome',
      'Adjourned: Change outcome of title': 'recordOutcome',
      'Draft a paper': 'makeDraft',
    },
  },
  'the boards': { at: '/dashboard/displayboard', buttons: { 'Outcome of title': 'recordOutcome' } },
  'the cause lists': {
    at: '/dashboard/causelist',
    buttons: { 'Add matter': 'saveMatter', 'ctitle is not ours': 'dismissListing', 'enter it': 'answerDueCheck' },
  },
  deadlines: { at: '/dashboard/clocks', buttons: { 'New deadline': 'startClock' } },
  'the calendar': { at: '/tasks/calendar', buttons: { 'New task': 'createTask' } },
  'a matter: tasks': {
    at: '/dashboard/matters/matter-preview/$id?tab=tasks',
    buttons: { ...aboveMatter, 'New task': 'createTask' },
  },
  'the settings: calendar': {
    at: '/settings/account-setting?tab=calendar',
    buttons: {
      'Ask who appears on the next court day': 'setAppearanceRules',
      'Delete leave of name': 'setAppearanceRules',
      'Open the calendar': 'setLeave',
      'Remove the link of court title court no': 'saveVideoLink',
      Save: 'setAppearanceRules',
      'Save leave': 'setLeave',
      'Save link': 'saveVideoLink',
      'Stop watching name': 'unwatchName',
      Watch: 'watchName',
    },
  },
})
