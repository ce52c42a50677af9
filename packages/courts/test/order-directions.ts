// Each line: kinds of the step that the court directs | who must take it | its last day | sentence. `-` stands for none.
// Who: `p` petitioner, `r` respondent, `-` another person or not said. `?`: a step without a known last day.
// The order is of 25 November 2026. Sentences of our own, in the forms of orders of high courts and district courts.
export const directionsInEnglish = `
filing | r | 2026-12-23 | Counter affidavit be filed within four weeks.
filing | r | 2026-12-23 | Learned Standing Counsel prays for and is granted four weeks' time to file counter affidavit.
filing | r | 2026-12-16 | Let a counter affidavit be filed by the respondents within three weeks from today.
filing | p | ? | Rejoinder affidavit, if any, may be filed within two weeks thereafter.
filing | p | 2026-12-09 | The petitioner may file rejoinder affidavit within two weeks.
filing | r | 2026-12-25 | Written statement be filed by the defendants within 30 days with an advance copy to the other side.
filing | r | 2026-12-02 | As a last opportunity, one week's time is granted to the defendant to file the written statement.
filing | - | ? | Written submissions, not exceeding three pages each, be filed by both sides before the next date.
filing | r | ? | Reply, if any, be filed before the next date of hearing with a copy to counsel for the petitioner.
filing | p | 2026-12-02 | The appellant is directed to remove the office objections within one week.
filing | p | 2026-12-09 | Defects pointed out by the Registry be cured by the petitioner within two weeks.
filing | p | 2027-01-06 | The appellant shall file the paper book within six weeks.
filing | - | 2027-01-20 | Let paper books be prepared and filed within eight weeks.
filing | - | 2026-12-02 | Requisite process fee and registered covers be filed within a week.
filing | - | 2026-12-05 | Amended memo of parties be filed within ten days.
filing | p | 2026-12-09 | The plaintiff is permitted to file the amended plaint within two weeks.
filing | - | 2026-12-23 | Affidavits of admission and denial of documents be filed within four weeks.
filing | - | 2026-12-09 | Let a supplementary affidavit annexing the order sheet be filed within two weeks.
filing | r | ? | List of witnesses be filed by the defendant on or before the next date of hearing.
filing | - | ? | Certified copy of the impugned order be placed on record before the next date.
filing | r | 2027-01-15 | The State shall file its reply on or before 15.01.2027 and supply a copy to the applicant.
filing | - | 2026-12-23 | Learned A.G.A. is directed to file a status report within four weeks.
filing | r | 2026-12-16 | Three weeks' further time, as prayed, is allowed to the respondents to file objections.
filing | p | 2026-12-09 | Vakalatnama on behalf of the appellant be filed within two weeks.
filing | r | 2026-12-23 | The second respondent shall file an affidavit disclosing his assets within four weeks.
filing | - | 2026-12-09 | Parties are at liberty to file brief written arguments within two weeks.
filing | r | 2026-12-23 | Time to file the reply is extended by four weeks.
filing+costs | r | 2026-12-02 | Written statement be filed within one week subject to payment of costs of Rs. 5,000/- to the plaintiff.
filing+service | r | 2026-12-23 | Notice be issued to respondent no. 3, who may file counter affidavit within four weeks.
filing | p | 2026-12-09 | Let the applicant take steps to bring the legal heirs on record and file the application within two weeks.
costs | p | ? | The application is allowed subject to payment of costs of Rs. 10,000/- to the respondent.
costs | r | 2026-12-09 | The respondent shall pay costs of Rs. 25,000/- to the petitioner within two weeks.
costs | - | 2026-12-02 | Costs of Rs. 5,000/- be deposited with the District Legal Services Authority within one week.
costs | - | 2026-12-02 | Adjournment is granted subject to cost of Rs.2000/- to be paid within seven days.
costs | - | ? | The delay is condoned subject to costs of Rs. 15,000/- to be deposited with the Delhi High Court Legal Services Committee.
costs | r | 2026-12-25 | The appeal is dismissed with costs of Rs. 50,000/- to be paid by the respondent No. 2 to the appellant within one month.
costs | - | ? | One more opportunity is granted, subject to cost of Rs. 3,000/-.
costs | r | 2026-12-16 | Costs quantified at Rs. 20,000/- shall be paid by the defendants to the plaintiffs within three weeks.
costs | p | ? | The petition is dismissed with exemplary costs of Rs. 1,00,000/- payable to the Army Welfare Fund by the petitioner.
costs | p | 2026-12-05 | A sum of Rs. 7,500/- as costs be paid by the plaintiff within ten days.
deposit | r | 2026-12-23 | The judgment debtor is directed to deposit the decretal amount within four weeks.
deposit | p | 2027-01-06 | The appellant shall deposit fifty per cent of the award amount with the Registrar General within six weeks.
deposit | r | 2026-12-10 | The tenant shall deposit arrears of rent at the rate of Rs. 6,000/- per month within fifteen days.
deposit+interim | p | 2026-12-23 | Subject to deposit of Rs. 2,00,000/- by the appellant within four weeks, execution of the award shall remain stayed.
deposit | - | 2027-01-25 | The husband shall pay interim maintenance of Rs. 12,000/- per month and clear the arrears within two months.
deposit | - | 2026-12-09 | Let a sum of Rs. 40,000/- be deposited in the name of the Nazir within two weeks.
deposit | - | 2027-01-25 | The Insurance Company shall deposit the balance amount with up to date interest within two months from today.
deposit | p | 2026-12-02 | The auction purchaser as well as the petitioner shall deposit the poundage fee within one week.
deposit | - | 2026-12-23 | The Corporation is directed to refund the earnest money within four weeks.
deposit | - | 2027-02-25 | The admitted dues shall be released in favour of the legal heirs within three months from today.
deposit | r | 2027-01-10 | Rent for the month of December shall be paid by the defendant on or before 10.01.2027.
appearance | - | ? | The Investigating Officer shall remain present in person with the case diary on the next date.
appearance | - | 2027-01-14 | The Principal Secretary, Health shall appear in person before this Court on 14.01.2027.
appearance | - | ? | Let the Executive Engineer be personally present on the next date fixed.
appearance | r | ? | Personal presence of respondent no. 2 is directed on the next date of hearing.
appearance | - | ? | Both parties are directed to remain present in Court on the next date along with their identity proof.
appearance | - | 2027-01-05 | The parties shall appear before the Mediation Centre on 05.01.2027 at 11:00 a.m.
appearance | r | 2026-12-09 | The accused shall surrender before the trial court within two weeks.
appearance | - | 2027-01-18 | Parties to appear before the learned trial court on 18.01.2027.
appearance | - | ? | The Commissioner is directed to join the proceedings through video conferencing on the next date.
appearance | r | 2027-01-11 | The contemnor shall be present in person on 11.01.2027 to explain his conduct.
appearance | - | 2027-01-20 | PW-3 is bound down for 20.01.2027.
appearance | - | 2027-01-12 | The minor child shall be produced before this Court on 12.01.2027 at 2:15 p.m.
interim | - | 2027-01-20 | Interim order dated 04.03.2026 shall continue till 20.01.2027.
interim | - | ? | Interim order, if any, to continue till the next date of hearing.
interim | - | ? | Till the next date, no coercive action shall be taken against the petitioner.
interim | - | ? | Until further orders, the operation of the order dated 12.10.2026 shall remain stayed.
interim | - | ? | In the meanwhile, parties are directed to maintain status quo till the next date of hearing.
interim | - | 2027-01-15 | The interim protection granted earlier is extended till 15.01.2027.
interim | - | ? | Interim orders to continue.
interim | - | 2027-02-10 | Ad-interim relief in terms of prayer clause (c) till 10.02.2027.
interim | - | ? | The applicant shall not be arrested till the next date of listing.
interim | - | 2027-01-22 | Dispossession of the appellant shall remain stayed up to 22.01.2027.
interim | - | ? | Effect and operation of the impugned notice shall stay in abeyance until the next date of listing.
interim | - | ? | Ad interim injunction granted earlier is made absolute till the disposal of the suit.
liberty | p | ? | The writ petition is dismissed as withdrawn with liberty to file a fresh one on the same cause of action.
liberty | p | ? | Liberty is granted to the petitioner to approach the appropriate forum.
liberty | - | ? | Liberty to mention in case of urgency.
liberty | - | ? | Parties are granted liberty to apply.
liberty | p | ? | Withdrawn with liberty to the appellant to file afresh.
liberty | p | ? | The applicant is at liberty to move a fresh bail application before the Sessions Court.
liberty | p | ? | It is open to the petitioner to make a representation to the competent authority.
liberty | - | ? | Liberty to revive the petition if the settlement fails.
service | - | ? | Issue notice to respondent no. 4, returnable on 21.01.2027.
service | - | ? | Issue notice. Dasti in addition.
service | p | 2026-12-02 | Steps for service of unserved respondents be taken by the petitioner within one week.
service | - | ? | Let fresh process be issued to R2 on filing of PF for 18.01.2027.
service | p | 2026-12-09 | The petitioner shall serve respondent no. 2 by dasti within two weeks and file proof of service.
service | - | ? | Issue fresh summons to defendant no. 2 on the new address, returnable for 20.01.2027.
service | - | ? | Issue bailable warrants in the sum of Rs. 10,000/- against PW-2 for 14.01.2027.
service | p | ? | Affidavit of service be filed by the plaintiff before the next date.
service | p | ? | Petitioner is permitted to serve the respondents by substituted service through publication in the Statesman.
service | - | ? | Issue non-bailable warrants against the accused Raju through SHO concerned.
service | p | 2026-12-02 | Copy of the petition be served on the counsel for the Union of India within a week.
service | - | ? | Notice be issued to the respondents through all modes including e-mail and WhatsApp.
compliance | r | 2026-12-23 | Compliance report be filed by the respondents within four weeks.
compliance | - | 2027-02-25 | The Committee shall decide the representation of the petitioner by a speaking order within three months.
compliance | r | ? | The respondents shall file an affidavit of compliance at least three days before the next date.
compliance | - | 2027-01-25 | The District Magistrate shall ensure compliance of this order within two months.
compliance | - | 2027-05-25 | The trial court is requested to conclude the trial within six months from today.
compliance | - | 2026-12-25 | The Sub-Divisional Officer is directed to complete the demarcation within 30 days and submit his report.
compliance | - | 2026-12-23 | Action taken report be called from the SHO concerned within four weeks.
compliance | r | ? | The respondents are directed to comply with the judgment before the next date, failing which charges shall be framed.
records | - | ? | Let the lower court record be summoned before the next date.
records | - | ? | Call for the records of the court below.
records | - | 2027-01-19 | Trial court record be requisitioned for 19.01.2027.
records | - | ? | The original file relating to the selection shall be produced on the next date.
records | - | 2026-12-23 | Registry is directed to call for the trial court record within four weeks.
records | - | ? | The Tehsildar shall produce the original mutation register before this Court on the next date.
- | - | - | Learned counsel for the petitioner submits that the counter affidavit was filed within four weeks.
- | - | - | It is submitted that the respondents shall file their reply within two weeks if this Court so directs.
- | - | - | Vide order dated 12.08.2026 the respondents were directed to file counter affidavit within four weeks.
- | - | - | By order dated 05.06.2026 this Court directed the State to deposit the compensation within two months.
- | - | - | On the last date, four weeks' time was granted to file rejoinder affidavit.
- | - | - | Despite several opportunities, no reply has been filed.
- | - | - | Rejoinder affidavit has been filed today and is taken on record.
- | - | - | Counter affidavit filed on behalf of the State is taken on record.
- | - | - | Section 138 of the Act requires that the drawer shall pay the amount within fifteen days of the notice.
- | - | - | Order VIII Rule 1 provides that the defendant shall file the written statement within thirty days of service of summons.
- | - | - | Under Rule 5, "every applicant shall deposit the fee within thirty days".
- | - | - | If the written statement is not filed within two weeks, the right to file it shall stand closed.
- | - | - | In case the amount is not deposited within four weeks, the stay shall stand vacated automatically.
- | - | - | In the event of default, the appellant shall pay interest at 12 per cent.
- | - | - | No counter affidavit is required to be filed.
- | - | - | The respondents need not file any reply.
- | - | - | Personal appearance of the petitioner is dispensed with.
- | - | - | The officer need not appear in person on the next date.
- | - | - | There shall be no order as to costs.
- | - | - | The petition is dismissed without costs.
- | - | - | No costs.
- | - | - | The trial court had imposed costs of Rs. 5,000/- on the defendant, which were paid on 03.02.2026.
- | - | - | The plaintiff claims that the defendant was to pay Rs. 5,00,000/- within three months from the date of the agreement.
- | - | - | As per the agreement, the purchaser shall pay the balance within sixty days.
- | - | - | According to the prosecution, the accused was to appear before the police on 14.01.2027.
- | - | - | The petitioner has prayed for a direction to the respondents to release his pension within two months.
- | - | - | The learned Single Judge directed that the arrears shall be paid within three months.
- | - | - | The Tribunal, while allowing the claim, had directed the insurer to deposit the award within thirty days.
- | - | - | In State of Bihar v. Ram Kumar, the Supreme Court held that the authority shall decide the matter within six months.
- | - | - | The respondents contend that the notice was served on 12.01.2026.
- | - | - | The interim order granted on 04.03.2026 was vacated on 10.09.2026.
- | - | - | Interim relief is declined.
- | - | - | The prayer for stay is rejected.
- | - | - | There is no ground to grant interim protection to the applicant till the next date.
- | - | - | Counsel for the petitioner prays that the operation of the order be stayed till the next date.
- | - | - | No liberty is granted to file a fresh petition.
- | - | - | The petitioner had earlier withdrawn the writ petition with liberty to file a fresh one.
- | - | - | Learned counsel seeks liberty to withdraw the petition.
- | - | - | Personal liberty of a citizen cannot be curtailed lightly.
- | - | - | The lower court record has been received.
- | - | - | Record of the trial court is already before this Court.
- | - | - | A perusal of the record shows that the notice was issued to the tenant on 12.05.2025.
- | - | - | Notice issued to respondent no. 2 has been received back with the report of refusal.
- | - | - | As per the office report dated 20.11.2026, steps have not been taken.
- | - | - | The question is whether notice shall be issued to the proposed accused before taking cognizance.
- | - | - | He deposed that he had filed his affidavit within one week of the incident.
- | - | - | The respondent failed to deposit the amount within the time granted by the court below.
- | - | - | The plaintiff did not file the process fee within seven days.
- | - | - | The appellant was sentenced to pay a fine of Rs. 10,000/- and in default to undergo imprisonment for six months.
- | - | - | It is argued that the State ought to comply with the circular within thirty days.
- | - | - | The limitation for filing the written statement expired on 12.10.2026.
- | - | - | Learned A.G.A. states that the status report would be filed within two weeks.
- | - | - | The circular provides that the authority shall decide the representation within two months.
- | - | - | Heard learned counsel for the parties and perused the affidavit filed in support of the petition.
- | - | - | The matter was adjourned on the request of the respondent, who sought time to file reply.
- | - | - | An application seeking four weeks' time to file written statement is rejected.
- | - | - | The prayer for further time to file counter affidavit is declined.
- | - | - | The right of the defendant to file the written statement is closed.
- | - | - | Respondent no. 2 shall not be required to appear in person.
- | - | - | The compliance affidavit filed by the Secretary shows that the order has been complied with.
- | - | - | In compliance of the order dated 03.09.2026, the Executive Engineer is present in person.
- | - | - | Shri Ram Lal, Investigating Officer, is present in Court with the case diary.
- | - | - | The contract stipulated that the deposit shall be refunded within ninety days of completion.
- | - | - | Whether the tenant is liable to deposit the rent during the pendency of the suit is the question.
- | - | - | The appeal was preferred within thirty days from the date of the order.
- | - | - | The petitioner undertakes before us that he has paid the entire arrears.
- | - | - | The offer of the Corporation to refund the amount within four weeks was not accepted.
- | - | - | It was incumbent upon the plaintiff to take steps within a week.
- | - | - | Ordinarily such an application shall be decided within six months.
- | - | - | In default, the bail granted to the applicant shall be liable to be cancelled.
- | - | - | Had the plaintiff deposited the amount within a month, the decree would have been satisfied.
- | - | - | The prosecution filed the charge sheet within ninety days.
- | - | - | The wife alleges that the husband shall pay maintenance only when arrested.
- | - | - | Reliance is placed on the judgment wherein it was directed that costs of Rs. 10,000/- be paid to the complainant.
- | - | - | The relevant portion reads: "the respondents shall deposit the amount within eight weeks".
`
