import { desktop } from './browser.ts'
import { goWithin, testEveryPage } from './page-walk.ts'

testEveryPage('every page at a desk, in English, by the links of the application', {
  language: 'en',
  direction: 'ltr',
  skins: ['light', 'dark'],
  options: desktop,
  widths: [1440, 1280, 1024, 800],
  go: goWithin,
})
