export const demoNotes = [
  {
    matter: 'WRIA/5060/2022',
    by: 'owner',
    daysAgo: 12,
    isPinned: true,
    html: `<h3>Dates of service</h3><table><tbody><tr><th>Post</th><th>From</th><th>To</th><th>Counted for pension</th></tr><tr><td>Assistant teacher, Jagatganj</td><td>11-07-1998</td><td>30-06-2007</td><td>Yes</td></tr><tr><td>Head teacher, Sigra</td><td>01-07-2007</td><td>31-03-2019</td><td>Disputed</td></tr><tr><td>Block resource person</td><td>01-04-2019</td><td>31-03-2022</td><td>No</td></tr></tbody></table><p>The State counts from 2007 only. The service book at page 41 is against it.</p>`,
  },
  {
    matter: 'WRIC/12345/2024',
    by: 'advocate',
    daysAgo: 5,
    html: '<p>The revenue map of 1356 Fasli has to be filed before the next date. {clerk} please ask the copying section again.</p><ul><li>Khasra of plot 118</li><li>Map with scale</li></ul>',
  },
  {
    matter: 'BAIL/4321/2025',
    by: 'advocate',
    daysAgo: 2,
    html: '<p>सह-अभियुक्त को जमानत मिल चुकी है (आदेश दिनांक देखें)। <strong>समानता</strong> का तर्क पहले रखें।</p><p>ملزم کا کوئی سابقہ مجرمانہ ریکارڈ نہیں ہے۔</p>',
  },
] as const

interface Paper {
  file: string
  matter: string
  folder: string
  tags: readonly string[]
  daysAgo: number
  by: 'owner' | 'advocate' | 'clerk'
  lang: 'en' | 'hi' | 'ur'
  title: string
  paragraphs: readonly string[]
  later?: readonly { daysAgo: number; first: string }[]
  isShared?: boolean
}

export const demoPapers: readonly Paper[] = [
  {
    file: 'Rejoinder affidavit.pdf',
    matter: 'WRIA/5060/2022',
    folder: 'Pleadings',
    tags: ['Affidavit'],
    daysAgo: 20,
    by: 'advocate',
    lang: 'en',
    title: 'Rejoinder affidavit on behalf of the petitioner',
    paragraphs: [
      'I, the deponent, have read the counter affidavit of the State and have understood its contents.',
      'The service of the petitioner from 11 July 1998 was on a sanctioned post and was paid from the exchequer. It counts for pension under the rules as they stood.',
      'The averment that the service book is incomplete is denied. A certified copy is annexed as Annexure RA-1.',
    ],
    later: [
      {
        daysAgo: 16,
        first:
          'I, the deponent, have read the counter affidavit of the State dated the third of last month and have understood its contents. (Corrected after conference.)',
      },
      {
        daysAgo: 13,
        first:
          'I, the deponent, have read the counter affidavit of the State and the supplementary affidavit, and have understood their contents. (As filed.)',
      },
    ],
    isShared: true,
  },
  {
    file: 'वकालतनामा.pdf',
    matter: 'WRIA/5060/2022',
    folder: 'Authority',
    tags: ['Vakalatnama'],
    daysAgo: 348,
    by: 'clerk',
    lang: 'hi',
    title: 'वकालतनामा',
    paragraphs: [
      'मैं अनीता श्रीवास्तव, निवासी जगतगंज, वाराणसी, उपरोक्त रिट याचिका में श्री राजेन्द्र शुक्ल एवं सुश्री नादिया फ़ारूक़ी, अधिवक्ता, को अपनी ओर से पैरवी के लिए नियुक्त करती हूँ।',
      'अधिवक्ता द्वारा की गई समस्त कार्यवाही मुझे मान्य होगी। पेंशन से सम्बन्धित अभिलेख प्रस्तुत करने का अधिकार भी दिया जाता है।',
    ],
    isShared: true,
  },
  {
    file: 'بیان حلفی.pdf',
    matter: 'BAIL/4321/2025',
    folder: 'Pleadings',
    tags: ['Affidavit'],
    daysAgo: 150,
    by: 'advocate',
    lang: 'ur',
    title: 'بیان حلفی',
    paragraphs: [
      'میں محمد عمران ولد محمد سلیم، ساکن نخاس، لکھنؤ، حلفیہ بیان کرتا ہوں کہ ملزم محمد عارف میرا سگا بھائی ہے۔',
      'ملزم ضمانت کی تمام شرائط کی پابندی کرے گا اور ہر تاریخ پر عدالت میں حاضر ہوگا۔',
    ],
  },
  {
    file: 'Writ petition with annexures.pdf',
    matter: 'WRIC/12345/2024',
    folder: 'Pleadings',
    tags: ['Petition'],
    daysAgo: 350,
    by: 'clerk',
    lang: 'en',
    title: 'Writ petition under Article 226 of the Constitution',
    paragraphs: [
      'The petitioner is the recorded tenure holder of plot 118, village Bara Khurd, tehsil Koraon, district Prayagraj.',
      'By the impugned order the respondents have directed the demarcation of a chak road through the said plot without notice to the petitioner.',
      'The order is against the principles of natural justice and is liable to be quashed.',
    ],
  },
  {
    file: 'Counter affidavit of the State.pdf',
    matter: 'WRIC/12345/2024',
    folder: 'Pleadings',
    tags: ['Affidavit', 'Other side'],
    daysAgo: 120,
    by: 'clerk',
    lang: 'en',
    title: 'Counter affidavit',
    paragraphs: [
      'The contents of paragraphs 1 to 4 of the writ petition are matters of record.',
      'Notice was served by affixture on the door of the petitioner’s house, of which a panchnama was drawn.',
    ],
  },
  {
    file: 'Written submissions.pdf',
    matter: 'W.P.(C)/3001/2024',
    folder: 'Submissions',
    tags: ['Arguments'],
    daysAgo: 33,
    by: 'owner',
    lang: 'en',
    title: 'Written submissions on behalf of the petitioner',
    paragraphs: [
      'The tender condition introduced after the opening of the technical bids is arbitrary.',
      'The petitioner was the lowest bidder by 4.2 per cent; the evaluation sheet at page 212 shows it.',
    ],
  },
  {
    file: 'जमानत प्रार्थना पत्र.pdf',
    matter: 'BA/214/2026',
    folder: 'Pleadings',
    tags: ['Petition'],
    daysAgo: 178,
    by: 'clerk',
    lang: 'hi',
    title: 'जमानत प्रार्थना पत्र',
    paragraphs: [
      'प्रार्थी निर्दोष है तथा उसे रंजिशन झूठा फँसाया गया है।',
      'प्रार्थी का कोई पूर्व आपराधिक इतिहास नहीं है। प्रार्थी दिनांक 9 फरवरी से कारागार में निरुद्ध है।',
    ],
  },
]

export const demoScan = {
  file: 'Postal receipt (scan).pdf',
  matter: 'WRIC/12345/2024',
  folder: 'Service',
  tags: ['Service'],
  daysAgo: 31,
  by: 'clerk',
} as const

/** Not a PDF: the demo makes PDFs with Typst, and PDF.js cannot read Devanagari in them. */
export const demoMessage = {
  file: 'पेंशन के बारे में सन्देश.txt',
  matter: 'WRIA/5060/2022',
  folder: 'Client',
  tags: [],
  daysAgo: 27,
  by: 'clerk',
  text: `नमस्ते वकील साहब,

मेरे पति की पेंशन मार्च 2021 से रुकी है। कोषागार का पत्र और बैंक की पासबुक की प्रति मैं अगली तारीख से पहले दे जाऊँगी।
कृपया बताइए कि सुनवाई में मेरा आना ज़रूरी है या नहीं।

अनीता श्रीवास्तव
`,
} as const
