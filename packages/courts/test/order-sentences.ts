// Each line: date of the next hearing | last day for a step that the order directs | sentence. `-`: the sentence sets
// no such day. `?`: the sentence sets such a day, but gives no date for it.
export const orderSentences = `
2027-05-12 | - | Interim order to continue till 30.06.2027. List on 12.05.2027.
2027-05-12 | - | The interim order shall continue up to 30.06.2027 and the matter be posted on 12.05.2027.
2027-05-12 | - | Post the matter on 12.05.2027; ad interim stay is extended until 30.06.2027.
2027-05-12 | - | Bail granted till 30.06.2027; list on 12.05.2027.
2027-05-12 | - | List on 12.05.2027 along with the record of the case decided on 14.06.2027.
- | ? | The tenant shall vacate the premises on or before 31.12.2027 and file an undertaking within two weeks.
- | 2027-01-15 | The petitioner, who has been in custody for two years, shall be released on bail and shall appear on 15.01.2027.
2027-05-12 | - | Fresh notice be issued for 12.05.2027.
2027-05-12 | - | Issue summons for 12.05.2027.
? | - | Issue NBW against the accused returnable by 12.05.2027.
2027-05-12 | - | Adjourned at request to 12.05.2027.
2027-05-12 | - | On joint request, adjourned to 12.05.2027.
2027-05-12 | - | Arguments heard in part; remaining arguments on 12.05.2027.
- | - | Part heard. To continue on 12.05.2027.
2027-05-12 | - | For orders on 12.05.2027.
- | - | Judgment reserved for 12.05.2027.
- | - | Pronouncement of judgment on 12.05.2027.
2027-05-12 | - | Let it be re-listed on 12.05.2027.
2027-05-12 | - | Re-list on 12.05.2027 at 2:15 PM.
2027-05-12 | - | Be listed on 12.05.2027 before Court No. 5.
2027-05-12 | - | Case be taken up on 12.05.2027.
2027-05-12 | - | Matter to be heard on 12.05.2027.
2027-05-12 | - | Matter shall be heard finally on 12.05.2027.
2027-05-12 | - | Hearing on 12.05.2027.
2027-05-12 | - | The next date of hearing shall be 12.05.2027.
2027-05-12 | - | Next date is fixed as 12.05.2027.
2027-05-12 | - | NDOH 12.05.2027.
2027-05-12 | - | N.D.O.H. is 12.05.2027.
2027-05-12 | - | Next date of hearing: 12.05.2027 (Purpose: Evidence).
2027-05-12 | - | Now to come up on 12.05.2027 for PE.
2027-05-12 | - | Come up on 12.05.2027.
2027-05-12 | - | Be put up for further order on 12.05.2027.
2027-05-12 | - | Put up with record on 12.05.2027.
? | - | Put up in the second week of May, 2027.
2027-05-12 | - | Call this matter on 12.05.2027.
2027-05-12 | - | Stand over till 12.05.2027.
2027-05-12 | - | Adjourned till 12.05.2027.
2027-05-12 | - | The hearing is deferred to 12.05.2027.
2027-05-12 | - | The matter is deferred till 12.05.2027.
- | - | The case is adjourned sine die.
2027-05-12 | - | Place before the Hon'ble Chief Justice on 12.05.2027.
2027-05-12 | - | Place the matter before the Lok Adalat on 12.05.2027.
2027-05-20 | 2027-05-12 | Parties to appear before the Mediation Centre on 12.05.2027 and the matter be listed on 20.05.2027.
- | 2027-05-12 | Parties shall appear before the Registrar on 12.05.2027 for marking of exhibits.
- | 2027-05-12 | Let the accused be produced on 12.05.2027.
2027-05-12 | - | Witness PW-3 be summoned for 12.05.2027.
2027-05-12 | 2027-01-12 | The plaintiff shall file list of witnesses by 12.01.2027 and the case is posted to 12.05.2027 for trial.
- | ? | Evidence by way of affidavit be filed within four weeks with advance copy one week before the next date of hearing.
- | 2026-12-09 | Costs of Rs. 10,000 to be paid within two weeks to the DLSA.
- | - | Pay Rs. 5,000 per month from 01.01.2027.
- | - | Maintenance of Rs. 5,000 per month shall be paid by the 10th of each month.
- | - | He shall pay the arrears in six monthly instalments beginning 10.01.2027.
- | - | The sale deed executed on 12.03.2027 be produced.
- | 2027-05-25 | Suit No. 12 of 2027 be decided within six months.
- | 2027-11-25 | The trial be concluded within one year.
- | - | Limitation expired on 12.05.2027.
- | - | The notification dated 12.12.2026 is stayed till the next date.
- | 2026-12-16 | Let the report called for vide order dated 10.11.2026 be filed within three weeks.
- | ? | The judgment debtor shall deposit 50% within four weeks and the balance within eight weeks.
- | ? | The first instalment shall be paid by 10.01.2027 and the second by 10.02.2027.
- | ? | Counter within four weeks, rejoinder within two weeks thereafter.
- | ? | Counter affidavit within four weeks. Rejoinder within two weeks.
2027-05-12 | - | List after four weeks on 12.05.2027.
? | - | List in the first week of January 2027.
2027-01-05 | - | List immediately after the winter vacation on 05.01.2027.
- | - | List on 5th January next.
- | - | List on Monday.
? | - | List tomorrow.
? | - | List on 12.05.2027 or any date thereafter.
? | - | List on any date after 12.05.2027.
2027-05-12 | - | List before the Bench presided over by Justice A on 12.05.2027.
2027-05-12 | - | List on 12.05.2027 at the end of the Board, on which date the respondent shall be present.
2027-05-12 | - | List on 12.05.2027, by which time the respondents shall file their counter.
2027-05-12 | ? | Counter affidavit be filed by the next date i.e. 12.05.2027.
2027-05-12 | ? | Reply be filed before the next date of hearing, i.e., 12.05.2027.
- | ? | Reply be filed at least one week before the next date of hearing, i.e., 12.05.2027.
2027-05-12 | - | Adjourned to 12.05.2027 for want of time, as the matter has been pending for eight years.
- | 2026-12-05 | The appellant was born on 12.05.1996 and shall file proof within ten days.
- | 2026-12-23 | The deed of 12.03.96 be produced within four weeks.
- | 2027-01-10 | Certified copy of the deed dated 1-4-97 be filed on or before 10-1-27.
2027-05-12 | - | List on 12/5/27.
2027-05-12 | - | List on 12.5.27 for hearing.
2027-05-12 | - | List on 12.05.27 the application of 01.02.26.
- | - | The order dated 12.05.2027 is recalled.
- | - | List the matter for hearing on 12th and 13th May, 2027.
- | - | List on 12th, 13th and 14th May 2027.
? | - | List from 12.05.2027 to 14.05.2027.
? | - | List the matter between 12.05.2027 and 20.05.2027.
? | - | The matter be not listed on 12.05.2027 but on 13.05.2027.
2027-05-19 | - | Instead of 12.05.2027, the matter be listed on 19.05.2027.
2027-05-19 | - | The date 12.05.2027 is cancelled and the matter is now fixed for 19.05.2027.
? | - | The matter is preponed from 12.05.2027 to 05.05.2027.
- | - | The date is changed from 12.05.2027 to 19.05.2027.
- | - | Already listed on 12.05.2027.
- | - | The connected matter is already fixed for 12.05.2027.
- | - | Connected matter is coming up on 12.05.2027; list along with it.
- | - | List along with CWP 12 of 2027, which is fixed for 12.05.2027.
- | - | It is stated that the marriage of the daughter is fixed for 12.05.2027.
- | - | The election is fixed for 12.05.2027.
- | - | Auction scheduled for 12.05.2027 is stayed.
- | - | The auction fixed for 12.05.2027 shall not take place.
- | - | The examination to be held on 12.05.2027 is not stayed.
2027-05-20 | - | The DPC scheduled on 12.05.2027 may go on; list on 20.05.2027.
2027-05-12 | - | The petitioner's retirement is on 31.05.2027; list on 12.05.2027.
- | - | The petitioner retires on 31.05.2027.
- | - | The passport shall be released for travel from 12.01.2027 to 20.02.2027.
- | ? | The applicant is permitted to travel abroad from 01.01.2027 to 31.01.2027 and shall surrender the passport within three days of return.
- | 2026-12-02 | Licence renewed for three years shall be produced within one week.
- | 2027-01-25 | Interest at 9% for three years shall be paid within two months.
- | ? | The respondent shall pay rent for six months in advance within two weeks.
- | - | Leave granted for 15 days.
- | - | The lease for 11 months ended on 31.03.2027.
- | 2026-12-25 | The accused is sentenced to three months simple imprisonment and fine, to be paid within one month.
- | 2026-12-25 | He is released on parole for 30 days and shall surrender on 25.12.2026.
- | - | Interim bail is granted for four weeks.
- | - | Interim bail for a period of four weeks from the date of release, on which expiry he shall surrender.
- | 2026-12-09 | Time to file reply is extended by two weeks.
- | 2026-12-09 | Two weeks more time is granted.
- | 2026-12-09 | Last opportunity of two weeks is given to file written statement.
- | - | As prayed, four weeks' time is granted to file counter, list thereafter.
- | 2027-01-12 | Time till 12.01.2027 is granted to file reply.
- | 2027-01-12 | Time is extended till 12.01.2027.
- | 2027-01-12 | The reply shall be filed latest by 12.01.2027.
- | - | The defendant may file WS up to 12.01.2027.
- | - | The written statement has not been filed for the last 120 days.
- | 2026-12-02 | The delay of 120 days in filing be explained by affidavit within one week.
- | - | Notice period of 30 days shall be observed.
- | - | The Act of 1996 and Rules of 2027.
- | - | The vires of the Notification of 12.05.2027.
- | - | This order shall remain in force till 12.05.2027.
- | - | Stay to operate till 12.05.2027.
- | - | No coercive steps till 12.05.2027.
2027-05-12 | - | No coercive action be taken till the next date i.e. 12.05.2027.
2027-05-12 | - | Interim protection till next date. List on 12.05.2027.
- | - | Till 12.05.2027, no coercive steps be taken.
2027-05-14 | - | Till the next date of hearing, status quo be maintained. Renotify on 14.05.2027.
2027-05-14 | - | Renotify on 14.05.2027 with status quo to continue till then.
2027-05-12 | - | Notice to the unserved respondents for 12.05.2027.
2027-05-12 | - | Summon accused for 12.05.2027.
2027-05-12 | - | Bailable warrants be issued for 12.05.2027.
2027-05-12 | - | Let notice be issued to respondent no. 2 for 12.05.2027 by registered post.
2027-05-12 | - | Dasti as well for 12.05.2027.
2027-05-12 | - | Evidence of PW1 on 12.05.2027.
2027-05-12 | - | For cross examination of PW 2 on 12.05.2027.
- | - | To 12.05.2027.
2027-05-12 | - | Adj. 12.05.2027.
2027-05-12 | - | Adj to 12.05.2027.
- | - | A/o 12.05.2027.
- | - | ND 12.05.2027
- | - | N/D: 12.05.2027
- | - | Await report, 12.05.2027.
2027-05-12 | - | Call on 12.05.2027 for hearing.
- | - | Call after two weeks.
- | - | Emergent case on 12.05.2027.
2027-05-12 | - | आगामी तारीख 12.05.2027 नियत।
2027-05-12 | - | पत्रावली वास्ते बहस दिनांक 12.05.2027 को पेश हो।
2027-05-12 | - | अगली तिथि 12.05.2027
2027-05-12 | - | वाद को 12.05.2027 को सूचीबद्ध किया जाए।
- | - | दिनांक 12.05.2027 तक स्थगन आदेश प्रभावी रहेगा।
- | 2027-05-12 | दिनांक 12.05.2027 तक जवाब दाखिल करें।
- | 2026-12-09 | दो सप्ताह के भीतर जवाब दाखिल करें।
- | - | कब्जा दिनांक 12.03.2027 का विलेख प्रस्तुत करें।
- | - | The undertaking given on 24.11.2026 is accepted.
- | ? | The petitioner shall join investigation on 28.11.2026, 29.11.2026 and as and when called.
- | ? | The amount be released within a week of furnishing security.
- | 2026-12-09 | Upon deposit within two weeks, the recovery shall remain stayed till 12.05.2027.
2027-05-12 | 2026-12-23 | Subject to deposit of Rs. 1 lakh within four weeks, stay till 12.05.2027. List on 12.05.2027.
2027-05-12 | ? | If the amount is not paid within two weeks, list on 12.05.2027.
- | ? | If cost is not paid within two weeks, the petition shall stand dismissed.
- | ? | The report shall be filed two weeks prior to 12.05.2027.
- | - | The sealed cover be opened on 12.05.2027.
- | 2026-12-12 | The local commissioner shall visit the site on 12.12.2026 at 11 a.m.
2027-05-12 | 2026-12-09 | The Registry shall send the record within two weeks and list on 12.05.2027.
2027-05-12 | - | Let the LCR be called for and the matter be listed on 12.05.2027 for final hearing at the admission stage.
? | - | List for hearing in the week commencing 10.05.2027, i.e., on 12.05.2027.
- | - | Matter to be mentioned on 12.05.2027.
- | - | Liberty to mention on 12.05.2027.
- | - | Liberty to apply after six months.
- | - | The marriage was solemnised on 12.02.2027.
- | 2026-12-16 | The contract for supply till 12.02.2027 shall be produced within three weeks.
- | 2027-01-10 | The agreement w.e.f. 1.4.2027 to 31.3.2028 shall be filed by 10.01.2027.
- | ? | The petitioner may approach the authority within ten days and the authority shall decide within four weeks thereafter.
- | ? | The appeal shall be filed within 30 days and, if so filed, shall be decided within 60 days.
- | 2026-11-28 | Written submissions not exceeding three pages be filed within three days.
- | - | The survey be done after giving seven days' notice.
- | - | The property be auctioned after 30 days notice, report by 12.05.2027.
2027-01-20 | 2027-01-12 | Let the report be sent by 12.01.2027 and list on 20.01.2027.
- | ? | Compliance affidavit be filed by 12.01.2027, failing which the Principal Secretary shall remain present on 20.01.2027.
- | - | The next date in the trial court is 12.05.2027.
- | - | The trial court has fixed 12.05.2027 as the next date.
- | - | The matter is fixed before the trial court on 12.05.2027; proceedings are stayed.
- | - | The matter before the trial court is listed on 12.05.2027.
- | - | The date already fixed i.e. 12.05.2027 is maintained.
2027-05-12 | - | Date fixed 12.05.2027 to stand.
- | - | The hearing fixed on 12.05.2027 stands cancelled.
2027-05-12 | - | It is directed that the matter be listed on 12.05.2027.
2027-05-12 | - | List on 12.05.2027 and the impugned order be stayed till then.
2027-05-12 | - | Let the matter be listed on 12.05.2027 before the Bench which heard it earlier.
2027-05-12 | - | List on 12.05.2027 for final disposal, as the matter pertains to the year 1996.
2027-01-13 | 2027-01-12 | The petitioner shall deposit Rs. 10,000 on or before 12.01.2027, failing which list on 13.01.2027.
- | 2026-12-05 | Reply to the application dated 10.12.2026 be filed within ten days of 25.11.2026.
- | 2026-12-23 | Rejoinder within one week after 16.12.2026.
- | 2026-12-23 | The lease for the period 01.04.2026 to 31.03.2027 be produced within four weeks.
- | - | The tender valid up to 31.03.2027 shall not be finalised till 12.01.2027.
- | 2026-12-09 | FDR maturing on 12.03.2027 be released within two weeks.
- | - | The bank guarantee expiring on 31.03.2027 shall be kept alive.
- | 2026-12-23 | The licence shall be renewed for one year within four weeks.
- | ? | Term of the committee is extended by six months; report within two weeks.
- | ? | The accused has undergone six months and shall furnish bonds within one week.
2027-05-12 | - | The cheque dated 12.12.2026 be produced on the next date, i.e. 12.05.2027.
2027-05-12 | - | Adjourned. 12.05.2027.
2027-05-12 | - | Case called out. Adjourned to 12-May-2027 for RE.
2027-05-12 | - | Put up on 12-05-2027 at 2.00 PM.
2027-05-12 | - | List on 12/05/2027 (Wednesday).
2027-05-12 | - | To be listed on Wednesday (12.05.2027).
2027-05-12 | - | Heard. Admit. Returnable 12.05.2027.
2027-05-12 | - | Rule returnable on 12.05.2027.
2027-05-12 | - | Notice returnable on 12.05.2027. Dasti permitted.
2027-05-12 | ? | Let notice returnable on 12.05.2027 be issued, with a reply to be filed within two weeks of service.
2027-05-12 | - | Learned counsel submits that the reply was filed on 12.12.2025 and seeks time; list on 12.05.2027.
2027-05-12 | 2026-12-02 | The counsel undertakes to file vakalatnama within one week. Post on 12.05.2027.
2027-05-12 | - | Registry is directed to list the matter on 12.05.2027 high on board.
2027-05-12 | - | Matter is part-heard and shall be listed on 12.05.2027 at 10.30 a.m.
2027-05-12 | 2026-12-23 | Adjourned to 12.05.2027, before which date the parties shall exchange pleadings within four weeks.
2027-05-12 | - | List this case again on 12.05.2027 high on board.
2027-05-12 | - | Be listed on 12.05.2027.
2027-05-12 | - | Let the case be taken up on 12.05.2027.
2027-05-12 | - | Matter be renotified for 12.05.2027.
2027-05-12 | - | Re-notified to 12.05.2027.
2027-05-12 | - | Put up for further hearing on 12.05.2027.
2027-05-12 | - | Arguments heard in part; list for remaining arguments on 12.05.2027.
- | - | Reserved for orders on 12.05.2027.
2027-05-12 | - | Order to be pronounced on 12.05.2027.
2027-05-12 | - | Adjd. to 12.05.2027.
2027-05-12 | - | Adj. to 12/5/27 for evidence
2027-05-12 | - | Call on 12.05.2027.
2027-05-12 | - | Call on: 12-05-2027.
- | - | Hearing: 12.05.2027
2027-05-12 | - | Next date 12.05.2027
2027-05-12 | - | Date fixed: 12.05.2027
- | - | Date: 12.05.2027
- | - | Dated this the 12th day of May, 2027.
2027-05-12 | - | Stand over to 12.05.2027 for compliance.
- | - | S/O 12.05.2027.
- | - | S.O. 12.05.2027
2027-05-12 | - | Fixed on 12.05.2027 for cross examination of PW-1.
2027-05-12 | - | The case now be fixed for cross-examination of PW-1 on 12.05.2027.
2027-05-12 | - | Await PF, put up on 12.05.2027.
2027-05-12 | - | Matter is kept for 12.05.2027.
- | - | Kept on 12.05.2027.
2027-05-12 | - | Hence, matter is posted for hearing on 12.05.2027.
2027-05-12 | - | Post on 12.05.2027 for counter.
2027-05-12 | - | Post this matter on 12.05.2027.
? | - | Post after two weeks.
2027-05-12 | - | List on 12.05.2027 in the supplementary list.
2027-05-12 | - | The appeal shall come up for hearing on 12.05.2027.
2027-05-12 | - | The next date fixed is 12.05.2027.
- | - | Next date already fixed i.e. 12.05.2027 to stand.
- | - | The date already fixed, 12.05.2027, is maintained.
2027-05-12 | ? | List for arguments on 12.05.2027, to be concluded in one day.
2027-05-12 | 2026-12-02 | Petitioner directed to take steps within one week. List on 12.05.2027.
2027-05-12 | ? | The respondent No. 2 may file reply within 4 weeks and rejoinder, if any, within 2 weeks thereafter. List on 12.05.2027
- | 2026-12-10 | Written submissions, not exceeding 5 pages, be filed by 10.12.2026.
- | 2026-12-05 | The costs of Rs.10,000/- shall be deposited with DLSA within 10 days.
- | 2026-12-10 | List of witnesses be filed within 15 days.
- | - | List of dates dated 12.05.2027 is taken on record.
- | - | The affidavit sworn on 12.12.2026 is taken on record.
- | 2026-12-02 | Process fee be paid within one week, failing which the petition shall stand dismissed.
- | - | The amount be paid in four equal monthly instalments commencing from 01.01.2027.
- | 2027-01-01 | The first instalment shall be paid on 01.01.2027.
- | - | Rent at the rate of Rs. 5000 per month be paid by the 7th of each month.
- | - | The sentence of 3 months is suspended till 12.05.2027.
- | - | The accused is granted anticipatory bail for four weeks.
- | - | Interim bail is granted for a period of two weeks from the date of release.
- | 2026-12-02 | The petitioner shall join investigation within 7 days.
- | 2026-12-01 | The petitioner shall join the investigation on 01.12.2026 at 11 AM.
2027-05-12 | 2026-12-09 | The State shall file status report within two weeks from today, and the matter be listed on 12.05.2027 for arguments.
- | 2026-12-09 | Further two weeks time granted.
- | 2026-12-09 | Two weeks further time is granted as a last indulgence.
- | ? | Six weeks and no more for filing the counter.
- | ? | The Trial Court shall conclude the trial within six months from the next date fixed before it.
- | ? | The Trial Court is requested to decide the suit within one year from the date of production of a certified copy of this order.
- | ? | The authority shall pass a reasoned order within 60 days of filing of such representation.
- | 2026-12-25 | The appeal may be filed within 30 days.
- | - | The appeal was filed after a delay of 60 days.
- | - | Delay of 45 days in filing the appeal is condoned.
- | - | The respondent was granted two weeks to file reply on 12.10.2026.
- | - | Despite grant of four weeks vide order dated 10.09.2026, reply has not been filed.
- | - | Vide order dated 12.05.2026, the petitioner was directed to deposit within 4 weeks.
- | ? | Within four weeks of the passing of this order, the respondent shall reinstate the petitioner.
- | 2026-12-23 | The respondents are given four weeks, from today, to file their reply.
- | ? | Reply in two weeks. Rejoinder in one week.
- | - | Counter, if any, in the meantime.
- | ? | Reply, if any, be filed at least one week before the next date with copy to the other side.
2027-05-12 | ? | List on 12.05.2027; reply be filed at least 10 days prior thereto.
2027-05-12 | - | List on 12.05.2027, before which reply be filed.
2027-05-12 | ? | Reply be positively filed by the next date, 12.05.2027.
- | - | The matter could not be taken up on 12.11.2026.
- | 2026-12-12 | The petitioner to be released on 12.12.2026 on completion of his sentence.
- | ? | The term of the committee expires on 31.03.2027 and fresh elections shall be held by 28.02.2027.
- | - | The Board examination commences on 01.03.2027 and the petitioner shall be permitted to appear.
? | - | Admit. List for final hearing in the month of May, 2027.
? | - | List in May 2027.
- | - | List on first week of May 2027.
- | - | List on 12th.
? | - | List day after tomorrow.
2027-05-12 | - | List on 12.05.2027 & 13.05.2027 at 2 pm.
2027-05-12 | - | List on 12.05.2027, 13.05.2027 and 14.05.2027.
2027-05-12 + 2027-05-20 | - | For PW on 12.05.2027 and for arguments on 20.05.2027.
? | - | W.P. 1/2026 be listed on 12.05.2027 and W.P. 2/2026 on 20.05.2027.
? | - | List C.M. on 12.05.2027 and the main case on 20.05.2027.
? | - | List the application on 10.02.2027 and the suit on the date fixed i.e. 12.05.2027.
- | - | Date of 12.05.2027 be cancelled.
2027-05-20 | - | The date fixed i.e. 12.05.2027 stands cancelled and the case is adjourned to 20.05.2027.
- | - | Matter stands transferred to Court No. 5 for 12.05.2027.
- | - | File be sent to the successor court for 12.05.2027.
- | 2027-01-12 | Parties to appear before the transferee court on 12.01.2027.
2027-05-12 | - | Copy of the order be given dasti. List on 12-May-2027.
? | - | Office to put up a note within two days.
- | ? | The stay shall stand vacated if the amount is not deposited within four weeks.
- | 2026-12-23 | In default of deposit within four weeks, the appeal shall stand dismissed.
- | - | The FIR was registered on 12.05.2026 and the chargesheet filed within 60 days.
- | 2026-12-25 | The convict is sentenced to undergo imprisonment for two years and shall deposit fine within one month.
- | ? | Objections be filed within 15 days and reply thereto within a week thereafter.
? | - | To be listed on 12.05.2027 or 13.05.2027.
2027-05-12 | - | List on 12.05.2027 (Part heard).
2027-05-12 | - | List on Wednesday, the 12th May 2027.
- | - | List on 12th of May.
2027-05-20 | - | Hearing on 12.05.2027 stands cancelled; list on 20.05.2027.
2027-05-20 | - | The date of 12.05.2027 already given is cancelled and the matter be listed on 20.05.2027.
? | - | The matter is preponed from 12.05.2027 to 10.02.2027.
2027-02-10 | - | Date preponed to 10.02.2027.
2027-02-10 | - | Instead of 12.05.2027, list on 10.02.2027.
2027-05-12 | - | N.D.O.H. 12.05.2027
2027-05-12 | - | NDOH: 12/05/2027
2027-05-12 | - | Next date: 12-05-2027 for PE
2027-05-12 | - | Now to come up on 12.05.2027 for RE.
2027-05-12 | - | Case called. None present. Be awaited. Put up on 12.05.2027 for default.
2027-05-12 | 2026-12-02 | Summons be issued against the accused for 12.05.2027 on filing of PF within 7 days.
2027-05-12 | 2026-12-02 | PF be filed within 7 days; issue summons returnable on 12.05.2027.
2027-05-12 | - | NBW against accused returnable for 12.05.2027.
- | 2026-11-28 | Bail bonds be furnished within three days.
- | - | The limitation of 90 days expired on 12.05.2025.
2027-07-05 | - | List immediately after the vacation, on 05.07.2027.
? | - | List on or after 12.05.2027.
? | - | List not before 12.05.2027.
? | - | List between 10.05.2027 and 14.05.2027.
2027-05-12 | - | Tentatively list on 12.05.2027.
2027-05-12 | - | The Registry shall list the matter on 12.05.2027 subject to the convenience of the Bench.
- | 2027-01-12 | If the amount is not paid by 12.01.2027, the interim order shall stand vacated.
- | 2026-11-30 | The petitioner shall appear before the I.O. on 30.11.2026 at 11 AM and thereafter as and when called.
2027-05-12 | - | पत्रावली वास्ते साक्ष्य दिनांक 12.05.2027 को पेश हो।
- | - | पत्रावली दिनांक 12.03.2027 को प्रस्तुत आदेश के अनुपालन में
2027-05-12 | - | अगली तिथि 12.05.2027 नियत की जाती है।
- | 2026-12-25 | प्रतिवादी एक माह के भीतर जवाब दाखिल करे।
- | - | Mention the matter on 12.05.2027 before the Vacation Bench.
- | - | The next date of hearing in the suit before the trial court is 12.05.2027.
- | - | The trial court, where the case is fixed for 12.05.2027, shall not pass final order.
? | - | It is stated that the matter is listed before the Supreme Court on 12.05.2027.
? | - | The SLP is listed on 12.05.2027 before the Hon'ble Supreme Court.
? | - | Learned counsel submits that the review petition is fixed for 12.05.2027.
? | - | Counsel for the State informs that the next date before the Sessions Court is 12.05.2027.
? | - | It is informed that the case is posted to 12.05.2027 for evidence before the court below.
- | 2027-01-12 | The respondents undertake to pay by 12.01.2027.
- | 2027-03-31 | The tenant undertakes to vacate by 31.03.2027.
- | 2027-03-31 | Time to vacate is extended till 31.03.2027.
- | - | The stay granted on 12.03.2026 is extended till 12.05.2027.
- | - | Parole is extended till 12.01.2027.
- | ? | The auction shall be conducted on 12.01.2027.
- | ? | The Receiver shall hold the meeting on 12.01.2027.
- | 2026-12-09 | The sum of Rs. 12,05,2027 be paid within two weeks.
- | 2026-11-27 | The undertaking dated 12.12.2026 be filed within two days.
- | - | List on 12.05.2026.
- | - | List on 25.11.2026 at 2 PM.
- | - | List on 31.11.2026.
? | - | The matter be listed on 12.05.2037.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
