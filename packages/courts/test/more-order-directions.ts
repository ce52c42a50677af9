// The columns are those of `order-directions.ts`. These sentences were written after the patterns.
export const moreDirections = `
filing | r | 2026-12-16 | Mr. A. K. Rao, learned counsel, accepts notice for respondents 1 to 3 and shall file the counter within three weeks.
filing | - | 2026-12-23 | Pleadings be completed within four weeks.
filing | p | 2026-12-09 | Counsel for the petitioner to file an additional affidavit within two weeks.
filing | r | 2026-12-23 | Affidavit in opposition be filed within four weeks.
filing | p | ? | Affidavit in reply, if any, be filed one week thereafter.
filing | r | ? | The respondents may file their response, if so advised, before the next date.
filing | - | ? | Both sides shall file a joint compilation of documents before the next date.
filing | p | 2026-12-02 | Let the needful be done to remove the defects within one week.
filing | r | 2026-12-09 | Last and final opportunity of two weeks is granted to respondent no. 4 to file its reply.
filing | p | 2026-12-09 | Learned counsel for the appellant undertakes to file the vakalatnama; let it be filed within two weeks.
filing | - | 2026-12-16 | Let a better affidavit be filed by the Commissioner within three weeks.
filing | p | 2026-12-02 | Office objections to be removed by the petitioner within one week.
filing | r | 2027-01-08 | Reply to the application be filed by 08.01.2027.
filing+service | - | 2026-12-23 | Issue notice; reply be filed within four weeks.
costs | p | ? | Restored subject to cost of Rs. 4,000/- to be paid to the opposite side.
costs | r | ? | The defendant is burdened with costs of Rs 2500.
costs | - | 2026-12-23 | Costs of ₹20,000 shall be deposited by the State with the Advocates' Welfare Fund within four weeks.
deposit | r | 2026-12-16 | Respondent no. 1 shall deposit the entire awarded amount with upto date interest before the Tribunal within three weeks.
deposit | - | 2026-12-23 | Let the security amount be released to the contractor within four weeks.
deposit | p | ? | The applicant is directed to pay a sum of Rs. 3,000/- per month to the wife from the date of application.
appearance | - | ? | List on the next date for the personal appearance of the Director, who shall remain present with the records.
appearance | p | 2027-01-13 | The petitioner shall appear before respondent no. 2 on 13.01.2027 with all documents.
appearance | r | ? | Accused persons are directed to appear in person on the next date without fail.
interim | - | ? | Till then, status quo with regard to possession shall be maintained by the parties.
interim | - | ? | The interim order shall continue till then.
interim | - | ? | No coercive steps shall be taken against the petitioner till the next date of hearing, subject to his joining the investigation.
interim | - | 2027-01-29 | Interim bail of the applicant is extended till 29.01.2027 on the same terms.
liberty | p | ? | Dismissed as withdrawn, reserving liberty to the petitioner to avail the alternative remedy.
liberty | - | ? | The parties are at liberty to seek early hearing.
service | - | ? | Let notice be issued to the respondents by ordinary process as well as by registered post.
service | - | 2026-12-02 | Notices to unserved respondents be re-issued on steps being taken within a week.
compliance | r | 2027-01-25 | Respondent Corporation is directed to consider and decide the claim of the petitioner within two months.
compliance | - | 2027-05-25 | Learned trial court shall endeavour to conclude the trial within six months.
records | - | ? | LCR be called for.
records | - | ? | Let the record of Original Suit No. 45 of 2019 be sent for.
filing | r | 2026-12-09 | विपक्षी को आपत्ति प्रस्तुत करने हेतु दो सप्ताह का अंतिम अवसर दिया जाता है।
filing | - | 2026-12-02 | पक्षकार एक सप्ताह के भीतर साक्ष्य शपथपत्र दाखिल करें।
filing | r | 2027-01-22 | प्रतिवादी दिनांक 22.01.2027 तक जवाबदावा प्रस्तुत करे।
costs | r | ? | प्रतिवादी का प्रार्थना पत्र 300/- रुपये हर्जाने पर स्वीकार किया जाता है।
deposit | p | 2026-12-09 | वादी दो सप्ताह में न्यायशुल्क की कमी जमा करे।
appearance | - | 2027-01-19 | थानाध्यक्ष दिनांक 19.01.2027 को मूल अभिलेख सहित उपस्थित हों।
interim | - | ? | अग्रिम आदेश तक आक्षेपित आदेश का क्रियान्वयन स्थगित रहेगा।
service | - | ? | प्रतिवादी संख्या 2 को पुनः समन जारी किए जाएं।
compliance | - | 2026-12-23 | जिलाधिकारी चार सप्ताह में अनुपालन आख्या प्रस्तुत करें।
records | - | ? | मूल वाद की पत्रावली तलब की जावे।
- | - | - | The petitioner was granted two weeks' time to file rejoinder but the same has not been filed.
- | - | - | This Court, on 12.08.2026, granted four weeks to the respondents to file counter affidavit.
- | - | - | The order of this Court dated 12.08.2026 required the State to file a status report within four weeks.
- | - | - | Sub-section (2) lays down that the tenant shall deposit the arrears within one month.
- | - | - | A party shall file its list of documents along with the plaint as mandated by Order VII Rule 14.
- | - | - | Had the counter affidavit been filed in time, the petition could be heard today.
- | - | - | Learned counsel for the State informs that the reply shall be filed within a week.
- | - | - | The respondents were to file their reply within four weeks, which they did not.
- | - | - | The plaintiff's case is that the defendant shall pay Rs. 10,000/- per month as mesne profits.
- | - | - | The plaint recites that the balance amount shall be paid within three months of the agreement.
- | - | - | The award directs the insurer to pay Rs. 4,50,000/- within thirty days.
- | - | - | The impugned order directs the petitioner to deposit Rs. 50,000/- within two weeks.
- | - | - | By the impugned order, the appellant is directed to pay maintenance of Rs. 5,000/- per month.
- | - | - | Learned counsel submits that, pending the petition, the parties be directed to maintain status quo.
- | - | - | The petitioner seeks a direction that no coercive action be taken against him.
- | - | - | The issue is whether the interim order shall continue till the disposal of the appeal.
- | - | - | The interim order shall cease to operate on failure to deposit the amount.
- | - | - | Status quo was directed to be maintained on 12.01.2026.
- | - | - | It is stated that the respondents are not maintaining status quo.
- | - | - | Notice was issued and dasti service was also permitted.
- | - | - | Dasti notice has not been collected by the petitioner.
- | - | - | Summons issued to defendant no. 3 have been received back unserved.
- | - | - | Warrants issued against the accused were not executed.
- | - | - | The High Court may call for the records of any subordinate court in exercise of revisional power.
- | - | - | The State Government may issue notice under Section 4 of the Act.
- | - | - | Before passing such an order, the Collector shall issue notice to the persons interested.
- | - | - | The accused shall be presumed innocent until proven guilty.
- | - | - | A person who is in possession shall not be dispossessed except in accordance with law.
- | - | - | The court shall consider the nature of the accusation while granting bail.
- | - | - | Costs shall follow the event.
- | - | - | The learned trial court dismissed the application with costs of Rs. 1,000/-.
- | - | - | Costs of Rs. 5,000/- stand paid today.
- | - | - | Costs of Rs. 2,000/- imposed on the last date have not been paid.
- | - | - | Cost of construction was Rs. 12,00,000/- according to the valuer.
- | - | - | The cost of the vehicle is Rs. 6,50,000/-.
- | - | - | He was at liberty to file an appeal but chose not to do so.
- | - | - | The respondent was given liberty to approach the civil court, which he availed.
- | - | - | Article 21 protects life and liberty of every person.
- | - | - | It was open to the petitioner to challenge the notice, but he slept over his rights.
- | - | - | An officer shall decide the objection within ninety days under the Rules.
- | - | - | The appellant is aggrieved because he was asked to deposit the entire amount.
- | - | - | PW-1 stated that he would produce the register on the next date.
- | - | - | Counsel for the respondent has no objection if the amount is released.
- | - | - | The parties have agreed that the defendant shall vacate within three months and pay Rs. 20,000/-.
- | - | - | Rejoinder to be filed was awaited on the previous date.
- | - | - | Nothing herein shall be construed as a direction to pay the arrears.
- | - | - | The written statement filed within thirty days is in order.
- | - | - | The respondent is present in person.
- | - | - | Accused produced from judicial custody.
- | - | - | पूर्व में विपक्षी को आपत्ति दाखिल करने हेतु दो सप्ताह का समय दिया गया।
- | - | - | प्रतिवादी के अधिवक्ता ने कहा कि वह लिखित कथन एक सप्ताह में दाखिल करेंगे।
- | - | - | आक्षेपित आदेश द्वारा याची को पचास हजार रुपये जमा करने हेतु निर्देशित किया गया है।
- | - | - | अभियुक्त न्यायालय में उपस्थित रहा।
- | - | - | वादी का कथन है कि प्रतिवादी बकाया किराया अदा करे।
- | - | - | सूचना के बाद भी विपक्षी उपस्थित नहीं हुआ।
- | - | - | निर्णय की प्रति प्राप्त होने पर यदि प्रत्यावेदन दिया जाता है तो वह दो माह में निस्तारित किया जाए।
- | - | - | अभिलेख तलब किये जाने का प्रार्थना पत्र खारिज किया जाता है।
filing | - | 2026-12-23 | Objections raised by the stamp reporter be removed within four weeks.
filing | p | 2026-12-09 | The appellant shall cure the defects within two weeks, failing which the appeal shall stand dismissed.
filing | p | 2026-12-09 | Plaintiff to take steps and file PF/RC within two weeks.
filing | r | ? | The right to file a reply is restored subject to its being filed before the next date.
filing | - | 2027-01-20 | Learned counsel for the parties shall file their written notes within eight weeks.
filing | r | 2026-12-16 | Opposite parties 2 to 4 may also file their counter affidavits within the same period of three weeks.
filing | r | 2026-12-23 | Four weeks' time, as a last chance, is allowed to the State to file its counter affidavit.
filing | p | ? | Let the petitioner file a chart of the payments made by him before the next date.
other | - | 2026-12-31 | The tenant shall hand over vacant possession to the landlord on or before 31.12.2026.
other | - | 2027-01-20 | The Chief Medical Officer shall examine the victim within eight weeks.
other | r | 2026-12-23 | The respondents are directed to reinstate the petitioner within four weeks.
other | r | 2026-12-09 | The encroachment be removed by the respondents within two weeks.
costs | - | ? | Cost of Rs. 1,000/- is imposed on the State for the delay.
costs | p | 2026-12-09 | The petitioner shall pay a cost of Rs. 11,000/- to the Legal Aid Society within two weeks.
costs | r | ? | Application under Order IX Rule 7 is allowed subject to cost of Rs. 1,500/- to be paid by the defendant.
deposit | r | ? | The respondent is directed to pay Rs. 8,000/- per month as interim maintenance from today.
deposit | p | 2026-12-23 | The petitioner is directed to deposit the balance premium within four weeks from today.
appearance | - | 2027-01-20 | The Superintendent of Police shall be present before the Court on 20.01.2027.
appearance | - | ? | Parties are directed to appear in person on the next date for exploring settlement.
interim | - | ? | Meanwhile, the impugned recovery shall remain stayed.
interim | - | 2027-02-01 | Stay granted on 10.08.2026 is extended till 01.02.2027.
interim | - | ? | Interim order to continue till further orders.
liberty | p | ? | The petitioner is at liberty to approach the Tribunal.
liberty | - | ? | Liberty to file a fresh application is reserved.
service | - | ? | Issue court notice to respondent nos. 2 and 3 on filing of process fee, returnable in six weeks.
service | p | 2026-12-02 | Let the petitioner take fresh steps for service on respondent no. 4 within one week.
compliance | - | 2027-01-25 | The Director is directed to take a decision on the pending application within two months.
compliance | r | ? | Compliance affidavit shall be filed by the respondents before the next date.
records | - | ? | Registry to requisition the trial court record.
records | - | ? | Digitised copy of the trial court record be called for.
filing | r | 2026-12-16 | विपक्षी संख्या 1 को प्रतिशपथपत्र दाखिल करने हेतु तीन सप्ताह का और समय दिया जाता है।
filing | p | 2026-12-02 | प्रार्थी सात दिवस में शपथपत्र प्रस्तुत करे।
deposit | r | 2026-12-25 | अभियुक्त एक माह में प्रतिकर की धनराशि परिवादी को अदा करे।
service | p | ? | वादी पैरवी करे, प्रतिवादी को नोटिस जारी हों।
- | - | - | The order further provides that the tenant shall hand over possession within three months.
- | - | - | The plaintiff shall be entitled to interest at 9 per cent from the date of filing.
- | - | - | This Court is of the view that the respondents should have decided the representation within time.
- | - | - | Their Lordships held: the authority must decide the claim within three months.
- | - | - | It is the case of the appellant that notice be issued before eviction.
- | - | - | The scheme envisages that the allottee shall deposit the instalments by the 10th of each month.
- | - | - | The relevant clause says the developer shall refund the amount within sixty days.
- | - | - | The said direction to file the status report was not complied with.
- | - | - | In the absence of a prayer to that effect, no direction to release the amount can be issued.
- | - | - | Counsel for the State opposes the prayer and submits that reply be called for before any order is passed.
- | - | - | He was directed to appear before the Mediation Centre, but did not.
- | - | - | It is clarified that the petitioner is not required to deposit any amount.
- | - | - | The question of paying costs does not arise.
- | - | - | The direction of the trial court to deposit Rs. 25,000/- within a month is set aside.
- | - | - | The order requiring the petitioner to appear in person is recalled.
- | - | - | The condition to deposit Rs. 50,000/- is waived.
- | - | - | Failure to file the written statement within the prescribed period shall result in forfeiture of the right.
- | - | - | Subject to the outcome of the appeal, the arrears were to be paid within two months.
- | - | - | Mr. Khan submits that in the meantime status quo be maintained.
- | - | - | The police shall file the final report within the time prescribed by Section 193 of the BNSS.
- | - | - | The arbitrator shall make the award within twelve months as contemplated by Section 29A.
- | - | - | The decree-holder has been paid the entire amount and the execution is satisfied.
- | - | - | It appears that notice to respondent no. 3 is yet to be issued.
- | - | - | Office to report whether notice has been served on respondent no. 2.
- | - | - | Process was issued for 12.10.2026 but is not received back.
- | - | - | Steps not taken.
- | - | - | Reply not filed; last opportunity was granted on the previous date.
- | - | - | Parties are present in person along with their counsel.
- | - | - | The complainant shall prove her case beyond reasonable doubt.
- | - | - | The Bank was at liberty to proceed under the SARFAESI Act.
- | - | - | The sale deed provides that possession shall be delivered within thirty days.
- | - | - | On 12.01.2026 the learned Magistrate issued notice and directed the accused to appear on 10.03.2026.
- | - | - | Costs to be costs in the cause.
- | - | - | The interim order dated 12.01.2026 merges in this judgment.
- | - | - | Bail application is rejected; the trial court may proceed in accordance with law.
- | - | - | Nobody appears for the respondents despite service.
- | - | - | He undertakes to file the vakalatnama within two weeks.
- | - | - | Learned counsel for the respondents states, on instructions, that the dues will be paid within four weeks.
- | - | - | अभियुक्त की ओर से स्थगन प्रार्थना पत्र प्रस्तुत किया गया।
- | - | - | वादी साक्षी उपस्थित, जिरह पूर्ण।
- | - | - | धारा 313 के बयान अंकित किए गए।
- | - | - | प्रतिवादी पर तामील अभी शेष है।
- | - | - | अधीनस्थ न्यायालय ने आदेश दिया कि विपक्षी दो माह में धनराशि जमा करे।
- | - | - | याची चाहता है कि विपक्षी उसे पेंशन अदा करे।
- | - | - | शासनादेश में व्यवस्था है कि आवेदन तीन माह में निस्तारित किया जाए।
- | - | - | पत्रावली वास्ते बहस दिनांक 12.01.2027 को पेश हो।
`
