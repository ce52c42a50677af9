// Shape of a shipped paper, and the parts that several papers share.

export type PaperLanguage = 'en' | 'hi' | 'ur'

/** Matters for which a paper is offered first. */
export type PaperUse = 'any' | 'civil' | 'criminal' | 'cheque'

export interface PaperSource {
  key: string
  use: PaperUse
  /** `form`: a paper that people expect on one page, so its type is smaller. */
  layout: 'pleading' | 'form'
  /** The law that asks for the paper. `docs/PAPERS.md` says what is behind it. */
  rule: string
  /** The marks of a source are described in `read-source.ts`. */
  texts: { en: string; hi: string; ur?: string }
}

/** Court, number and parties. */
export const head = {
  en: `
# In the {court_name}
= {case_number}
= {petitioner_name}
> … {petitioner_role}
= Versus
= {respondent_name}
> … {respondent_role}`,
  hi: `
# {court_name}
= {case_number}
= {petitioner_name}
> … {petitioner_role}
= बनाम
= {respondent_name}
> … {respondent_role}`,
  ur: `
# {court_name}
= {case_number}
= {petitioner_name}
> … {petitioner_role}
= بنام
= {respondent_name}
> … {respondent_role}`,
}

/** Place, day and the advocate who signs for a party. */
export const signedByAdvocate = {
  en: (party = '{client_role}') => `
Place: {court_place}
Date: {paper_date}
! {advocate_name}
> Advocate for the ${party}
{#advocate_enrolment}
> Enrolment No. {advocate_enrolment}
{/advocate_enrolment}
{#chamber_address}
> {chamber_address}
{/chamber_address}
{#advocate_phone}
> Phone {advocate_phone}
{/advocate_phone}`,
  hi: (party = '{client_role}') => `
स्थान: {court_place}
दिनांक: {paper_date}
! {advocate_name}
> अधिवक्ता, ${party} की ओर से
{#advocate_enrolment}
> पंजीकरण संख्या {advocate_enrolment}
{/advocate_enrolment}
{#chamber_address}
> {chamber_address}
{/chamber_address}
{#advocate_phone}
> दूरभाष {advocate_phone}
{/advocate_phone}`,
  ur: (party = '{client_role}') => `
مقام: {court_place}
تاریخ: {paper_date}
! {advocate_name}
> وکیل منجانب ${party}
{#advocate_enrolment}
> اندراج نمبر {advocate_enrolment}
{/advocate_enrolment}
{#chamber_address}
> {chamber_address}
{/chamber_address}
{#advocate_phone}
> فون {advocate_phone}
{/advocate_phone}`,
}

/** The client with parentage, age and address, as far as they are known. */
export const client = {
  en: '{client_name}{#client_parentage}, {client_parentage}{/client_parentage}{#client_age}, aged {client_age} years{/client_age}, resident of {client_address}',
  hi: '{client_name}{#client_parentage}, {client_parentage}{/client_parentage}{#client_age}, आयु {client_age} वर्ष{/client_age}, निवासी {client_address}',
  ur: '{client_name}{#client_parentage}، {client_parentage}{/client_parentage}{#client_age}، عمر {client_age} سال{/client_age}، ساکن {client_address}',
}

/** The other side with parentage and address. */
export const otherSide = {
  en: '{other_side_name}{#other_side_parentage}, {other_side_parentage}{/other_side_parentage}, {other_side_address}',
  hi: '{other_side_name}{#other_side_parentage}, {other_side_parentage}{/other_side_parentage}, {other_side_address}',
}
