export type State = 'fresh' | 'pleadings' | 'hearing'

export interface StepContext {
  petition: string
  petitionHindi: string
  prayer: string
  forPetitioner: string
  forRespondent: string
  listing: string
  listingHindi: string
}

export interface HearingStep {
  from: State
  to: State
  weight: number
  weeks: [least: number, most: number]
  shortOrder: string
  business: (context: StepContext) => string
  order: ((context: StepContext) => string[]) | null
  orderHindi: ((context: StepContext) => string[]) | null
}

export const hearingSteps: HearingStep[] = [
  {
    from: 'fresh',
    to: 'pleadings',
    weight: 6,
    weeks: [4, 6],
    shortOrder: 'NOTICE ISSUED',
    business: (c) =>
      `Notice issued. Counter affidavit within four weeks, rejoinder within two weeks thereafter. ${c.listing}`,
    order: (c) => [
      `By means of this ${c.petition} the petitioner has prayed for ${c.prayer}.`,
      'The matter requires consideration. Issue notice to the unserved respondents, returnable on the next date. The respondents may file a counter affidavit within four weeks; rejoinder affidavit, if any, within two weeks thereafter.',
      c.listing,
    ],
    orderHindi: (c) => [
      `प्रस्तुत ${c.petitionHindi} पर विद्वान अधिवक्ता को सुना गया।`,
      'प्रकरण विचारणीय है। विपक्षीगण को नोटिस जारी हो। चार सप्ताह में प्रति शपथ पत्र तथा तत्पश्चात दो सप्ताह में प्रत्युत्तर शपथ पत्र दाखिल किया जाए।',
      c.listingHindi,
    ],
  },
  {
    from: 'fresh',
    to: 'fresh',
    weight: 3,
    weeks: [1, 2],
    shortOrder: 'INSTRUCTIONS',
    business: (c) => `${c.forRespondent} prays for and is granted time to obtain instructions. ${c.listing}`,
    order: (c) => [
      `${c.forRespondent} prays for and is granted a week's time to obtain instructions in the matter.`,
      c.listing,
    ],
    orderHindi: (c) => [
      'विद्वान शासकीय अधिवक्ता को निर्देश प्राप्त करने हेतु एक सप्ताह का समय प्रदान किया जाता है।',
      c.listingHindi,
    ],
  },
  {
    from: 'fresh',
    to: 'fresh',
    weight: 2,
    weeks: [1, 3],
    shortOrder: 'PASSED OVER',
    business: (c) => `Passed over on the request of ${c.forPetitioner}. ${c.listing}`,
    order: null,
    orderHindi: null,
  },
  {
    from: 'pleadings',
    to: 'pleadings',
    weight: 4,
    weeks: [4, 8],
    shortOrder: 'TIME GRANTED',
    business: (c) =>
      `${c.forRespondent} prays for and is granted three weeks and no more to file counter affidavit. ${c.listing}`,
    order: (c) => [
      `${c.forRespondent} prays for and is granted three weeks and no more time to file a counter affidavit.`,
      'Interim order, if any, shall continue till the next date of listing.',
      c.listing,
    ],
    orderHindi: (c) => [
      'विपक्षी के अधिवक्ता को प्रति शपथ पत्र दाखिल करने हेतु तीन सप्ताह का अंतिम अवसर प्रदान किया जाता है।',
      c.listingHindi,
    ],
  },
  {
    from: 'pleadings',
    to: 'pleadings',
    weight: 3,
    weeks: [3, 6],
    shortOrder: 'COUNTER FILED',
    business: (c) => `Counter affidavit filed today is taken on record. Two weeks for rejoinder. ${c.listing}`,
    order: null,
    orderHindi: null,
  },
  {
    from: 'pleadings',
    to: 'hearing',
    weight: 4,
    weeks: [6, 12],
    shortOrder: 'PLEADINGS COMPLETE',
    business: (c) => `Rejoinder affidavit is on record. Pleadings are complete. ${c.listing}`,
    order: (c) => [
      'Counter and rejoinder affidavits have been exchanged between the parties and are on record.',
      'List for final hearing in the additional cause list before the appropriate Bench.',
      c.listing,
    ],
    orderHindi: (c) => [
      'पक्षकारों के मध्य शपथ पत्रों का आदान-प्रदान हो चुका है। प्रकरण अंतिम सुनवाई हेतु सूचीबद्ध हो।',
      c.listingHindi,
    ],
  },
  {
    from: 'pleadings',
    to: 'pleadings',
    weight: 2,
    weeks: [2, 5],
    shortOrder: 'ADJOURNED',
    business: (c) => `Adjourned on the illness slip of ${c.forPetitioner}. ${c.listing}`,
    order: null,
    orderHindi: null,
  },
  {
    from: 'hearing',
    to: 'hearing',
    weight: 3,
    weeks: [1, 4],
    shortOrder: 'PART HEARD',
    business: (c) => `Arguments of ${c.forPetitioner} heard in part. Put up as part heard. ${c.listing}`,
    order: (c) => [
      `Heard ${c.forPetitioner} at some length. Arguments could not be concluded for want of time.`,
      'Both sides shall file short notes of submissions, not beyond five pages, three days before the next date.',
      c.listing,
    ],
    orderHindi: (c) => [
      'याची के विद्वान अधिवक्ता को आंशिक रूप से सुना गया। समयाभाव के कारण बहस पूर्ण नहीं हो सकी।',
      c.listingHindi,
    ],
  },
  {
    from: 'hearing',
    to: 'hearing',
    weight: 4,
    weeks: [6, 14],
    shortOrder: 'NOT REACHED',
    business: (c) => `The case could not be taken up for want of time. ${c.listing}`,
    order: null,
    orderHindi: null,
  },
  {
    from: 'hearing',
    to: 'hearing',
    weight: 3,
    weeks: [4, 10],
    shortOrder: 'ADJOURNED BY CONSENT',
    business: (c) => `Adjourned on the joint request of learned counsel for the parties. ${c.listing}`,
    order: (c) => ['On the joint request of learned counsel for the parties the hearing is adjourned.', c.listing],
    orderHindi: (c) => ['दोनों पक्षों के अधिवक्ताओं की प्रार्थना पर सुनवाई स्थगित की जाती है।', c.listingHindi],
  },
]
