// The words by which an order directs a step, for each kind of step.
import { pattern } from '@peshi/contract/platform/pattern'
import type { StepKind } from '@peshi/contract/trackers/direction-states'

const papers = {
  counter: /counter[- ]?affidavits?|counters?/,
  rejoinder: /rejoinders?(?:[- ]?affidavits?)?|replication/,
  reply: /repl(?:y|ies)|responses?|objections?/,
  statement: /written statements?|written (?:submissions?|arguments?|synopsis|notes?)|brief written arguments/,
  affidavit: /(?<!compliance )affidavits?(?! of (?:service|compliance))/,
  'paper for the court': /paper[- ]?books?|vakalatnama|memo of parties|(?:amended )?plaint|applications?|status report/,
  pleadings: /pleadings/,
  fees: /process fees?|court fees?|registered covers|p\.?f\.?\/?r\.?c\.?/,
  evidence: /list of (?:witnesses|dates|documents)|certified cop(?:y|ies)|documents|translations?/,
}
export const actorParts = {
  counsel: /counsel|advocates?|a\.?g\.?a/,
  police: /s\.?h\.?o|i\.?o/,
  court: /registry|office/,
  parties: /part(?:y|ies)|sides?/,
  'first side': /petitioners?|appellants?|plaintiffs?|applicants?|complainants?/,
  'second side': /respondents?|defendants?|accused/,
}
/** After a person at the start of the sentence, "to" directs as well: "Counsel for the petitioner to file …". */
const bareTo = pattern(
  'i',
)`(?<=^\W*(?:\d+\W+)?(?:both |the |learned |ld\.? )*(?:${actorParts}|(?:office )?objections)\b(?:(?!\b(?:is|are|was|were|has|have|had|directs?|granted)\b)[^.;,]){0,60})to`
export const must = pattern(
  'i',
)`(?:shall|must|may|(?:is|are) (?:hereby |further |also )?(?:directed|permitted|required|ordered|called upon|requested|at liberty|granted (?:leave|liberty)) to|${bareTo})`
const filed = /(?:filed|completed|placed on record|brought on record|submitted|furnished|supplied|served)/
const given =
  /(?:is|are|stands?|be|and|hereby|as prayed,)(?: (?:is|are|hereby|further|also|accordingly))* (?:granted|allowed|given|extended|enlarged)\b/
/** Anything within a sentence: a dot only in figures and after `Rs` or `No`. */
const gap = /(?:[^.;]|\.(?=\d)|(?<=\b(?:rs|nos?|dr|smt|sri))\.)/
const rupees = /(?:\brs\.?|₹|\brupees\b|\binr\b) ?\d/
export const moneyParts = {
  sum: /amounts?|sums?|rs\.?|rupees|₹|money|balance|per cent|instal?ments?/,
  'owed by law': /rent|arrears|dues|maintenance|pension|salary|gratuity/,
  'owed by order': /award(?:ed)?|compensation|fee|fine|interest|decretal/,
}
export const money = pattern('')`\b(?:${moneyParts})`
/** An imperative stands at the start of its clause. */
const clauseStart = /(?:^\W*(?:\d+\W+)?|[.;:,] ?|\b(?:let|and|office|registry|accordingly|hence|also) (?:to )?)/
const hindiVerbs = {
  do: /करें|करे|करेगा|करेगी|करावें|करावे|कराएं|कराये/,
  'be done': /जाएं|जायें|जाए|जाये|जाय|जावे|जाएगा|जाएगी|जायेगी|जायेगा|जावेगी|जाता है|जाती है|जाते हैं/,
  be: /हों|हो|रहें|रहे|रहेगा|रहेगी|होगा|होगी|सकता है|सकते हैं/,
}
const hindiDo = pattern('u')`(?:${hindiVerbs})(?!\p{L}|\p{M})`
export const hindiPaperParts = {
  affidavit: /प्रतिशपथ ?-?पत्र|प्रत्युत्तर|शपथ ?-?पत्र/,
  pleading: /लिखित कथन|जवाब ?दावा|जवाब|आपत्ति|वादपत्र|लिखित बहस/,
  list: /पेपर ?बुक|सूची|स्थिति रिपोर्ट|दस्तावेज/,
  'fee or authority': /तलवाना|वकालतनामा/,
}
export const hindiPaper = pattern('')`(?:${hindiPaperParts})`

export interface StepPattern {
  name: string
  kind: StepKind
  words: RegExp
}

/** Each pattern must be right in 95 of 100 sentences that it finds in the tables `order-directions*.ts` of the tests. */
export const stepPatterns: readonly StepPattern[] = [
  {
    name: 'paper be filed',
    kind: 'filing',
    words: pattern(
      'i',
    )`\b(?:${papers})\b${gap}{0,110}?\b(?:be|may be|shall be|must be|to be)(?: \w+ly| \w+ and)? ${filed}\b`,
  },
  {
    name: 'party shall file',
    kind: 'filing',
    words: pattern(
      'i',
    )`\b(?:${must}|let${gap}{0,80}? and) (?:\w+ly )?(?:also )?(?:take steps and )?(?:file|submit|furnish|place on record|remove|cure|rectify)\b(?! (?:an )?affidavit of compliance| proof of service)${gap}{0,80}?\b(?:${papers}|defects|particulars|(?:its|his|her|their) (?:reply|response))\b|\blet (?:the )?(?:petitioners?|respondents?|appellants?|plaintiffs?|defendants?|applicants?|parties)${gap}{0,30}? file\b`,
  },
  {
    name: 'time to file',
    kind: 'filing',
    words: pattern(
      'i',
    )`\b(?:time|weeks?|days?|opportunity)\b${gap}{0,110}?\b${given}(?=${gap}*\b(?:${papers}|fil(?:e|ing))\b)|\btime to file\b${gap}{0,60}\b${given}|\b${given}\b${gap}{0,60}?\b(?:time|weeks?|days?|opportunity)\b${gap}{0,60}?\bfil(?:e|ing)\b`,
  },
  {
    name: 'defects be removed',
    kind: 'filing',
    words: pattern(
      'i',
    )`\b(?:defects?|objections?|deficiency)\b${gap}{0,60}\b(?:be|shall be) (?:\w+ly )?(?:removed|cured|rectified|made good)\b|\b${must} (?:remove|cure|rectify|make good)\b`,
  },
  {
    name: 'costs of an amount',
    kind: 'costs',
    words: pattern(
      'i',
    )`\b(?:subject to|burdened with|saddled with|on|conditional (?:up)?on)\b${gap}{0,40}?\bcosts?\b${gap}{0,30}?${rupees}|\b(?:is|are|stands?) (?:\w+ )?(?:dismissed|allowed|rejected|condoned|restored|disposed of|accepted|granted) with (?:\w+ )?costs?\b${gap}{0,30}?${rupees}|\bcosts?\b${gap}{0,40}?${rupees}${gap}{0,90}?\b(?:shall be|be|to be|is|are) (?:paid|deposited|remitted|imposed)\b|\b${must} (?:\w+ly )?pay\b${gap}{0,30}\bcosts?\b${gap}{0,30}?${rupees}|${rupees}[\d,]*(?:\/-)? (?:as|towards|by way of) (?:exemplary )?costs? (?:shall )?be (?:paid|deposited)\b`,
  },
  {
    name: 'shall pay or deposit',
    kind: 'deposit',
    words: pattern('i')`\b${must} (?:\w+ly )?(?:also )?(?:deposit|pay|refund|release|clear|remit)\b(?=${gap}*${money})`,
  },
  {
    name: 'amount be paid',
    kind: 'deposit',
    words: pattern(
      'i',
    )`${money}\b${gap}{0,80}?\b(?:be|shall be) (?:\w+ly )?(?:deposited|paid|refunded|released|remitted)\b|\bsubject to (?:the )?deposit of\b`,
  },
  {
    name: 'appear in person',
    kind: 'appearance',
    words: pattern(
      'i',
    )`\b(?:${must}|let${gap}{0,60}?) (?:positively )?(?:be )?(?:appear|remain present|present (?:in (?:person|court)|before)|personally present|surrender|join the (?:proceedings|investigation))\b|\bpersonal (?:presence|appearance)\b${gap}{0,60}\b(?:is|be) (?:directed|required|ensured)\b|\bbound down for\b|\b(?:child|accused|corpus|detenu|witness|prisoner|girl|boy)\b${gap}{0,40}\b(?:be|shall be) produced\b`,
  },
  {
    name: 'interim order continues',
    kind: 'interim',
    words: pattern(
      'i',
    )`(?:\binterim (?:orders?|protection|relief|stay|injunction|bail|arrangement)|^\W*(?:the )?stay)\b${gap}{0,80}?\b(?:continue[sd]?|extended|till|until|up ?to|made absolute)\b`,
  },
  {
    name: 'stay until a day',
    kind: 'interim',
    words: pattern(
      'i',
    )`\b(?:till|until|up ?to)\b${gap}{0,40}?(?:\bnext|\bfurther orders?|\bdisposal|\d)(?=${gap}*\b(?:shall (?:remain|stand|stay)|status quo|no coercive)\b)|\b(?:shall (?:remain|stand) stayed|stay in abeyance|(?:shall|directed to|ordered to) (?:also )?maintain (?:the )?status quo|status quo\b${gap}{0,50}\bbe maintained|no coercive (?:action|steps?)|not be arrested)\b`,
  },
  {
    name: 'liberty',
    kind: 'liberty',
    words: pattern(
      'i',
    )`\bwith liberty\b|\breserving liberty\b|\bliberty (?:is |be |stands? )?(?:hereby )?(?:granted|reserved|given)\b|\bgranted liberty\b|\bliberty to (?:mention|apply|revive|file|move|approach)\b|\bat liberty to\b|\bopen (?:to|for) the (?:petitioner|applicant|appellant|plaintiff|respondent|defendant|part(?:y|ies))s?\b${gap}{0,30}?\bto\b`,
  },
  {
    name: 'issue notice',
    kind: 'service',
    words: pattern(
      'i',
    )`${clauseStart}(?:re-?)?issue (?:fresh |court |formal )?(?:notices?|summons(?:es)?|process|(?:non-?bailable |bailable )?warrants?|nbws?|b\/ws?)\b|\b(?:notices?|summons(?:es)?|process|warrants?)\b${gap}{0,30}\bbe (?:re-?)?issued\b|\bdasti\b(?= in addition| is permitted| also|\.?$)`,
  },
  {
    name: 'serve a party',
    kind: 'service',
    words: pattern(
      'i',
    )`\b(?:affidavit|proof) of service\b${gap}{0,60}\bfiled\b|\b${must} (?:also )?(?:serve|effect service)\b|\bcop(?:y|ies)\b${gap}{0,40}\bbe served\b|\b(?<!coercive )steps\b${gap}{0,60}\bbe taken\b|\b(?:${must}|let${gap}{0,40}?) take (?:fresh )?steps for (?:the )?service\b`,
  },
  {
    name: 'compliance report',
    kind: 'compliance',
    words: pattern(
      'i',
    )`\b(?:compliance (?:report|affidavit)|affidavit of compliance|action taken report)\b${gap}{0,60}?\b(?:be|shall be) (?:filed|submitted|called)\b|\b${must} (?:file|submit) (?:a |an |the )?(?:compliance (?:report|affidavit)|affidavit of compliance)\b|\bcompliance (?:report|affidavit) be filed\b`,
  },
  {
    name: 'decide or comply',
    kind: 'compliance',
    words: pattern(
      'i',
    )`\b${must} (?:\w+ly )?(?:consider and )?(?:endeavour to )?(?:decide|take a decision|dispose of|conclude|complete|comply|ensure|implement|expedite)\b`,
  },
  {
    name: 'records be called',
    kind: 'records',
    words: pattern(
      'i',
    )`\b(?:records?|file|register|l\.?c\.?r\.?|t\.?c\.?r\.?)\b${gap}{0,50}\bbe (?:summoned|requisitioned|called|sent for|produced|transmitted)\b|(?:${clauseStart}|\b(?:shall|(?:is|are) directed to) )call for (?:the )?(?:[\w ]{0,30} )?records?\b|\b${must} requisition\b${gap}{0,30}\brecord|\b${must} produce\b${gap}{0,50}\b(?:records?|register|file)\b`,
  },
  {
    name: 'paper be filed, in Hindi',
    kind: 'filing',
    words: pattern('u')`${hindiPaper}[^।]*(?:दाखिल|प्रस्तुत)[^।]*${hindiDo}|त्रुटियों का निराकरण[^।]*${hindiDo}`,
  },
  {
    name: 'costs of an amount, in Hindi',
    kind: 'costs',
    words: pattern(
      'u',
    )`\d[^।]{0,14}(?:रुपये|रुपए|रु)?[^।]{0,10}(?:हर्ज\p{L}?\p{M}*|हर्जान\p{M}*|वाद व्यय)(?=[^।]*(?:${hindiDo}|स्वीकृत))`,
  },
  {
    name: 'amount be paid, in Hindi',
    kind: 'deposit',
    words: pattern(
      'u',
    )`(?:धनराशि|राशि|किराया|न्याय ?शुल्क|प्रतिकर|भरण पोषण|रुपये|प्रतिशत)[^।]*(?:जमा|अदा|भुगतान)[^।]*${hindiDo}`,
  },
  {
    name: 'appear, in Hindi',
    kind: 'appearance',
    words: pattern('u')`(?:उपस्थित|आत्मसमर्पण)[^।]{0,12}${hindiDo}`,
  },
  {
    name: 'interim order, in Hindi',
    kind: 'interim',
    words: pattern(
      'u',
    )`(?:अन्तरिम|अंतरिम)[^।]*तक[^।]*(?:प्रभावी रह|बढ़ा|जारी रह)|तक[^।]*(?:यथास्थिति|उत्पीड़नात्मक|स्थगित रह|रोक रह|गिरफ्तार नहीं)`,
  },
  {
    name: 'liberty, in Hindi',
    kind: 'liberty',
    words: pattern('u')`(?:स्वतंत्रता|स्वतन्त्रता|छूट)[^।]*${hindiDo}`,
  },
  {
    name: 'issue notice, in Hindi',
    kind: 'service',
    words: pattern('u')`(?:नोटिस|सम्मन|समन|वारण्ट|वारंट)[^।]*जारी[^।]*${hindiDo}|तामील हेतु[^।]*${hindiDo}`,
  },
  {
    name: 'decide or report, in Hindi',
    kind: 'compliance',
    words: pattern(
      'u',
    )`(?:अनुपालन|आख्या)[^।]*(?:प्रस्तुत|प्रेषित|तलब)[^।]*${hindiDo}|(?:निस्तारित|निस्तारण|निर्णीत (?=कर|किया))[^।]*${hindiDo}`,
  },
  {
    name: 'records be called, in Hindi',
    kind: 'records',
    words: pattern('u')`(?:पत्रावली|अभिलेख|मूल पत्रावली)[^।]*(?:तलब|मंगा)[^।]*${hindiDo}`,
  },
]

/** With a last day, these words direct a step that no pattern names. */
export const otherStep: StepPattern = {
  name: 'step with a last day',
  kind: 'other',
  words: pattern('i')`\b(?:${must} \w+|let)\b|${hindiDo}`,
}
