// Finds out whether the words of a step are an instruction of this order. Orders also repeat earlier orders,
// submissions, statutes and reports, which use the same words.
import { pattern } from '@peshi/contract/platform/pattern'

export const courtSpeaksParts = {
  'let or hence': /\b(?:let|accordingly|hence|therefore|hereby)\b/,
  'we direct': /\b(?:we|I) direct\b/,
  'it is directed': /\bit is (?:further |also )?(?:directed|ordered|made clear)(?: that)?\b/,
  'and is granted': /(?:\band|,) (?:is|are) (?:hereby )?(?:granted|allowed|given)\b/,
  'in Hindi': /अतः|अतएव|लिहाजा|एतद्द्वारा/,
}
/** After one of these words the court speaks again, whatever stands before them in the sentence. */
const courtSpeaks = pattern('is')`^.*(?:${courtSpeaksParts})`

const law = {
  part: /sections?|order|rules?|articles?|clause|provision/,
  whole: /act|code|statute|law|regulations?|bye-?laws?/,
  'of the government': /circular|notification|government order|G\.?O\.?|policy|scheme/,
}
const paper =
  /agreement|contract|award|judgment|decree|letter|notice|deed|plaint|will|settlement|fir|report|lease|licen[cs]e/
const provides = /(?:provid|requir|envisag)(?:es?|ed|ing)|(?:stipulat|mandat|prescrib|contemplat|postulat)\w+/
const tells = /lays?|says?|enjoins?|directs?|recites?|mentions?|obliges?|reveals?|shows?/
const person =
  /party|person|officer|court|tenant|plaintiff|accused|defendant|applicant|authority|member|citizen|buyer|drawer|police/
const others = /agreement|contract|rules?|sections?|articles?|clauses?|policy|scheme|law|circular|report/
const otherCourt = /tribunal|single judge|authority|magistrate|sessions judge|court below|trial court/

export const saidBeforeParts = {
  'submits or argues':
    /\b(?:submit(?:s|ted)?|(?:contend|plead|assert|aver|claim)(?:r?s|r?ed)?|argue[sd]?|urge[sd]?|depose[sd]?)\b/,
  'states that': /\bstates?(?=,? (?:that|on instructions|before us|at the bar)\b)|\bstated\b[^.;]{0,40}\bthat\b/,
  'says or informs':
    /\b(?:says?|said that|informs?|informed|points? out|assure[sd]?|undert(?:akes?|ook)|offer(?:s|ed)?)\b/,
  'it was pointed out': /\bpointed out (?:that|on behalf|by (?:the )?(?:learned|ld\.?) )/,
  'prays or seeks':
    /\b(?:pray(?:s|ed)|seek(?:s|ing)?|sought|(?<!\b(?:is|are) )request(?:s|ed))\b(?! for and (?:is|are) (?:granted|allowed)\b)/,
  complaint: /\b(?:alleg(?:es?|ed|ing)|complain(?:s|ed)|prosecution|aggrieved|agreed)\b/,
  'case of a party':
    /\b(?:case|version|stand|plea|grievance|stance|contention)\b.{0,40}\b(?:is|was) that\b|\bcase of (?:the )?\w+ that\b/,
  'request that is refused': /\b(?:prayer|request|offer|application seeking)\b(?=.*\b(?:declined|rejected|refused)\b)/,
  'earlier order':
    /\b(?:vide|wherein|whereby|(?:earlier|previously|already) (?:directed|ordered|required)|on the last (?:date|occasion))\b/,
  'what happened':
    /\b(?:had|has been|have been|was|were|did|despite|in spite of|failed|failing to|pursuant to which)\b/,
  'another judgment':
    /\b(?:held|observed|opined)\b|(?<!\bit is (?:hereby |further |also )?)\b(?:directed|ordered|ruled|laid down) that\b/,
  'another court': pattern(
    '',
  )`\bthis court (?:had )?directed\b|\b(?:${otherCourt}) (?:directed|ordered|required|called|dismissed|allowed)\b`,
  'impugned order': /\b(?:by|in|vide|under) (?:the |an |its |this )?impugned (?:order|judgment|award|notice)\b/,
  'law or paper': pattern('')`\b(?:${law}|${paper})\b.{0,80}\b(?:${provides}|${tells})\b`,
  'under a rule': pattern(
    '',
  )`^\W*(?:\d+\W+)?(?:as per|according to|in terms of|under)\b(?! (?:the )?(?:order|direction|circumstances|facts)\b)(?=.{0,60}\b(?:${others}|prosecution|plaintiff|petitioner)\b)`,
  'rule for all': pattern(
    '',
  )`^\W*(?:\d+\W+)?(?:(?:an?|any|every|each|no) (?:\w+ )?(?:${person})\b|(?:the )?courts? (?:shall|may|must)\b)`,
  'not a direction': /\b(?:before passing|mandated|nothing (?:herein|in this order)|construed|whether|question)\b/,
  'office report': /\b(?:office|police|service|inspection) report\b/,
  if: /\b(?:if(?! (?:any|so|not already|required|need be|possible)\b)|in case|in the event|in default|unless|had the|when|where)\b/,
  failure: /\bon (?:his |her |their |its )?(?:failure|default)\b|\bprovided(?: further)? that\b/,
  duty: /\b(?:ought|should have|would (?:be|have)|will be|incumbent|ordinarily|normally|generally|every|such an application)\b/,
  'liable to': /\b(?:(?:liable|entitled|bound|supposed) to|obliged|limitation for)\b/,
  quotation: /\b(?:reads?|reproduced|quoted|extracted|as under)\b[^"“”]*["“:]|["“][^"”]*$/,
}
export const saidBefore = pattern('i')`${saidBeforeParts}`

/** A law that the sentence names as its source. */
const byLaw = /\bas (?:contemplated|prescribed|mandated|envisaged|required|provided) (?:by|under|in)\b/i

export const deniedParts = {
  no: /\b(?:no(?! (?:later|coercive)\b|\.|s\.|\s*\d)|neither|nor|never|cannot|can ?not|without)\b/,
  not: /\bnot(?! (?:exceed\w*|later|more|less|already|below|beyond|be arrested)\b)\b/,
  refused: /\b(?:declin\w+|reject\w+|refus\w+|dispensed|exempt\w*|struck off|closed|waived|vacated|forfeit\w*)\b/,
}
export const denied = pattern('i')`${deniedParts}`
const pastAfter =
  /^[^.;,]{0,12}\b(?:was|were|had|has|have|is not|are not|stands? paid|paid (?:today|on)|imposed (?:on|by|earlier|vide))\b/i
const refused =
  /declined|rejected|refused|dispensed with|exempted|struck off|closed|waived|vacated|not required|cancelled|set aside/
const refusedAfter = pattern(
  'i',
)`^[^.;,]{0,60}\b(?:is|are|stands?|shall stand|be) (?:hereby |accordingly )?(?:${refused})\b`

export const saidInHindiParts = {
  submission:
    /कथन है|कथन किया|तर्क है|ओर से प्रार्थना|प्रार्थना की|याचना|निवेदन|बयान|चाहता|चाहती|अभियोजन|अभिकथन|कहना है|ने [^।]*कि(?!\p{L}|\p{M})/u,
  'under a rule': /धारा|व्यवस्था|नियम \d|प्रावधान|इकरारनाम|अनुबंध|के अनुसार|अधिनियम|शासनादेश/,
  'other court': /अभिनिर्धारित|पूर्व आदेश|(?:आदेश|निर्देश) दिया (?:गया )?था|उच्चतम न्यायालय/,
  condition: /यदि(?! कोई हो| कोई)|की दशा में|की स्थिति में|अन्यथा|न करने पर/,
  denial:
    /नहीं(?! (?:की जाएगी|की जायेगी|किया जाएगा|किया जायेगा))|(?<!\p{L})न (?:करने|हो)|माफी|निरस्त किया|खारिज किया|समाप्त/u,
  report: /(?<!\p{L}|\p{M})(?:था|थी|थे|चुका|चुकी|चुके|गया है|गई है|गयी है|हुआ|हुई|हुए|होकर|(?:प्राप्त|उपस्थित) (?:है|हैं))(?!\p{L})/u,
}
export const saidInHindi = pattern('u')`${saidInHindiParts}`

const isHindi = (text: string) => /[\u0900-\u097f]{3}/.test(text)

/** The clause of a match: from the last comma, dash or colon before it. */
const clauseBefore = (before: string) => /[^,:;–]*$/.exec(before)?.[0] ?? ''

/**
 * True if the court itself directs what the match says. False for an earlier order, a submission, a statute, a
 * condition, a refusal or a report.
 */
export function isDirected(text: string, match: { start: number; end: number }): boolean {
  if (isHindi(text)) return !saidInHindi.test(text)
  const said = text.slice(0, match.end).replace(courtSpeaks, '')
  if (saidBefore.test(said) || byLaw.test(text)) return false
  const clause = clauseBefore(text.slice(0, match.start)) + text.slice(match.start, match.end)
  const after = text.slice(match.end)
  return !denied.test(clause) && !refusedAfter.test(after) && !pastAfter.test(after)
}
