import { desktop } from './browser.ts'
import { goWithin, testEveryPage } from './page-walk.ts'

testEveryPage('every page opened inside the application on a desktop in English is accessible and fits the window', {
  language: 'en',
  direction: 'ltr',
  skins: ['light', 'dark'],
  options: desktop,
  widths: [1440, 1280, 1024, 800],
  go: goWithin,
})
