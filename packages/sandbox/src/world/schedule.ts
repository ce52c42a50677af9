import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { Random } from '../random.ts'
import { workingDayFrom } from './calendar.ts'
import { type HearingStep, hearingSteps, type State, type StepContext } from './hearing-steps.ts'
import { type Disposal, type KindProfile, kinds } from './kinds.ts'
import type { CaseFile, Judge, Language, Sitting } from './types.ts'

export interface Fate {
  disposal: Disposal | null
  reserved: boolean
  after: number
}

const horizon = '2034-12-31'
const uploadedAtMost = 7

export const dotted = (date: CourtDate) => toDayFirst(date).replaceAll('-', '.')

function drawStep(state: State, random: Random): HearingStep {
  const fitting = hearingSteps.filter((step) => step.from === state)
  let ticket = random.between(
    1,
    fitting.reduce((sum, step) => sum + step.weight, 0),
  )
  for (const step of fitting) {
    ticket -= step.weight
    if (ticket <= 0) return step
  }
  throw new Error(`No hearing step from ${state}`)
}

const counsel = (name: string | undefined, side: string) =>
  name ? `${name}, learned counsel for the ${side}` : `learned counsel for the ${side}`

export function contextOf(file: CaseFile, profile: KindProfile, next: CourtDate | null): StepContext {
  return {
    petition: profile.petition,
    petitionHindi: profile.petitionHindi,
    prayer: profile.prayer,
    forPetitioner: counsel(file.petitioners[0]?.advocates[0]?.name, 'petitioner'),
    forRespondent: counsel(file.respondents[0]?.advocates[0]?.name, 'respondent'),
    listing: next ? `List on ${dotted(next)}.` : '',
    listingHindi: next ? `प्रकरण दिनांक ${dotted(next)} को सूचीबद्ध हो।` : '',
  }
}

const purposeOf = (profile: KindProfile, state: State) => profile.stages[state]

function listTypeOf(state: State, random: Random): string {
  if (state === 'fresh') return 'Fresh'
  return random.chance(0.3) ? 'Supplementary' : 'Daily'
}

/** The plan does not depend on the current date, so that past hearings never change. */
export function planSittings(
  file: CaseFile,
  fate: Fate,
  { judges, courtNo }: { judges: Judge[]; courtNo: number },
  random: Random,
): Sitting[] {
  const profile = kinds[file.caseType.kind]
  const sittings: Sitting[] = []
  // The result is unused, but without this call all later random numbers, and so all dates, would change.
  random.fraction()
  let state: State = 'fresh'
  let uploaded = 0
  let date = workingDayFrom(addDays(file.registrationDate, random.between(1, 9)))
  while (date <= horizon) {
    const place = { date, courtNo, item: random.between(1, 180), judges, listType: listTypeOf(state, random) }
    const purpose = purposeOf(profile, state)
    const turn = sittings.length + 1
    if (turn >= fate.after && (fate.disposal || fate.reserved)) {
      if (fate.reserved) {
        sittings.push({ ...place, purpose, ...reserve(file, profile) })
        date = workingDayFrom(addDays(date, random.between(14, 45)))
      }
      if (fate.disposal) sittings.push({ ...place, date, ...dispose(file, profile, fate.disposal, purpose) })
      return sittings
    }
    const step: HearingStep = drawStep(state, random)
    const stretch = turn > 6 ? random.between(2, 4) / 2 : 1
    const days = Math.round(random.between(step.weeks[0] * 7, step.weeks[1] * 7) * stretch)
    const next = workingDayFrom(addDays(date, days))
    const context = contextOf(file, profile, next)
    const write = file.language === 'hi' ? step.orderHindi : step.order
    const order = write && uploaded < uploadedAtMost ? write(context) : null
    if (order) uploaded += 1
    sittings.push({
      ...place,
      purpose,
      business: step.business(context).trim(),
      shortOrder: step.shortOrder,
      order: order && withAppearances(file.language, context, order),
      language: file.language,
      disposal: null,
      reserves: false,
    })
    state = step.to
    date = next
  }
  return sittings
}

export function withAppearances(language: Language, context: StepContext, paragraphs: string[]): string[] {
  const heard =
    language === 'hi'
      ? 'याची के विद्वान अधिवक्ता तथा विपक्षी की ओर से विद्वान अधिवक्ता को सुना गया।'
      : `Heard ${context.forPetitioner} and ${context.forRespondent}, and perused the record.`
  return [heard, ...paragraphs].filter((paragraph) => paragraph !== '')
}

function reserve(
  file: CaseFile,
  profile: KindProfile,
): Pick<Sitting, 'business' | 'shortOrder' | 'order' | 'language' | 'disposal' | 'reserves'> {
  const context = contextOf(file, profile, null)
  const order = file.language === 'hi' ? ['बहस पूर्ण। निर्णय सुरक्षित।'] : ['Arguments concluded.', 'Judgment reserved.']
  return {
    business: 'Arguments concluded. Judgment reserved.',
    shortOrder: 'JUDGMENT RESERVED',
    order: withAppearances(file.language, context, order),
    language: file.language,
    disposal: null,
    reserves: true,
  }
}

export function dispose(
  file: CaseFile,
  profile: KindProfile,
  disposal: Disposal,
  purpose: string,
): Pick<Sitting, 'purpose' | 'business' | 'shortOrder' | 'order' | 'language' | 'disposal' | 'reserves'> {
  const context = contextOf(file, profile, null)
  const order =
    file.language === 'hi'
      ? [`प्रस्तुत ${profile.petitionHindi} पर उभय पक्ष की बहस सुनी गई।`, disposal.hindi]
      : [`This ${profile.petition} seeks ${profile.prayer}.`, disposal.english]
  return {
    purpose,
    business: disposal.english,
    shortOrder: disposal.nature,
    order: withAppearances(file.language, context, order),
    language: file.language,
    disposal: disposal.nature,
    reserves: false,
  }
}
