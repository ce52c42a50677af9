// `order-sentences.ts` explains the format. These sentences also contain other dates, such as the date of a journey.
export const sentencesOfOtherDays = `
2027-05-20 | - | The petitioner was enlarged on bail till 12.05.2027 by the Supreme Court and the matter is listed before this Court on 20.05.2027.
2026-12-20 | - | Learned counsel states that his marriage is fixed for 12.12.2026, hence list on 20.12.2026.
2026-12-20 | - | Counsel is travelling abroad till 12.12.2026. List on 20.12.2026.
2027-01-05 | - | The vacation being from 20.12.2026 to 02.01.2027, list on 05.01.2027.
2026-12-14 | - | Since 12.12.2026 is declared a holiday, the case be put up on 14.12.2026.
- | ? | The possession shall be handed over on or before 31.12.2026 subject to filing an undertaking within one week.
- | - | The licence granted for a period of 11 months w.e.f. 01.01.2027 be produced.
- | - | The cheque dated 12.12.2026 was presented and notice was sent within 30 days.
- | - | The agreement to sell provides for execution by 31.12.2026.
- | ? | As per the schedule, the plaintiff shall file affidavit by 10.12.2026, cross-examination on 20.12.2026 and arguments on 10.01.2027.
2027-05-12 | 2026-12-23 | Plaintiff to file evidence by way of affidavit within 4 weeks, to come up for cross examination on 12.05.2027.
? | - | The hearing of the bail application is fixed on 30.11.2026 before the Sessions Court.
- | 2027-01-12 | The petitioner to appear before the Registrar on 12.01.2027.
2027-01-12 | - | List before the Registrar for completion of pleadings on 12.01.2027.
2027-01-12 + 2027-05-12 | - | List before the Joint Registrar on 12.01.2027 and before Court on 12.05.2027.
2027-01-12 | - | List before JR for evidence on 12.01.2027.
2027-01-12 | - | List before the Roster Bench on 12.01.2027 subject to orders of Hon'ble the Chief Justice.
2027-01-12 | - | Let this matter be placed before another Bench on 12.01.2027.
2027-01-12 | - | Office is directed to list on 12.01.2027 peremptorily.
2027-01-12 | 2026-12-02 | Subject to payment of costs of Rs. 5,000/- within a week, list on 12.01.2027.
2027-01-12 | 2026-12-12 | If costs are not paid by 12.12.2026, the defence shall be struck off; list on 12.01.2027.
- | 2027-01-12 | Upon failure to appear on 12.01.2027, warrants shall be issued.
- | - | The respondents are restrained from dispossessing the petitioner till 12.01.2027.
- | - | No coercive steps shall be taken till 12.01.2027.
2027-01-12 | - | No coercive action be taken against the petitioner till the next date, that is, 12.01.2027.
- | - | Till 12.01.2027, parties shall maintain status quo.
- | - | Till then, i.e. 12.01.2027, the impugned order shall remain stayed.
- | - | Stay to continue. 12.01.2027.
- | 2026-11-28 | Order dated 12.11.2026 to be complied with within 3 days.
- | - | Compliance report be filed by the SHO on the date fixed.
2026-12-15 | 2026-12-12 | Compliance by 12.12.2026. List on 15.12.2026.
2027-01-12 | - | The report be called for 12.01.2027.
2027-01-12 | - | LCR be summoned for 12.01.2027.
- | - | Record be summoned for the date fixed.
- | - | Call for report from the trial court by 12.01.2027.
2027-01-12 | - | Witnesses be summoned through bailable warrants for 12.01.2027.
2027-01-12 | - | PWs be summoned for 12.01.2027 and 13.01.2027.
2027-01-12 | - | Case is adjourned to 12.01.2027 for PWs; last opportunity.
- | - | Adjourned sine die.
? | - | Adjourned to a date to be fixed after 12.01.2027.
- | - | Adjourned beyond 12.01.2027.
? | - | The matter is adjourned for a period of 4 weeks.
? | - | To be listed 4 weeks hence.
? | - | Be listed four weeks thereafter.
? | - | Stand over for two weeks.
- | - | S.O. 2 weeks.
? | - | List high on board on 12.01.2027; no further adjournment after 20.01.2027.
- | - | The order of 12.12.2026 of the NCLT is under challenge.
- | - | Written statement filed on 12.12.2026 is taken on record.
- | - | He shall report to the police station on the 1st and 15th of every month.
- | - | The petitioner shall mark his attendance on every Monday until 12.01.2027.
- | - | The bonds shall be valid for six months.
- | - | Passport be released for travel from 12.12.2026 to 20.12.2026.
- | 2026-12-22 | Permission to travel abroad is granted from 12.12.2026 till 20.12.2026, and he shall report back by 22.12.2026.
- | - | Exemption from personal appearance is granted for 12.12.2026.
- | - | Personal appearance is exempted till 12.12.2026.
2026-12-20 | 2026-12-12 | The petitioner shall appear in person on 12.12.2026, failing which NBW for 20.12.2026.
- | 2026-12-12 | Rejoinder, if any, by 12.12.2026.
2027-01-12 | ? | Reply by 12.12.2026, rejoinder by 20.12.2026, list on 12.01.2027.
- | 2026-12-12 | Pleadings be completed by 12.12.2026.
- | 2027-01-11 | Mediator to file report before 12.01.2027.
- | 2027-01-24 | The mediation be concluded within 60 days.
- | ? | The arbitrator shall enter reference within 15 days of receipt.
- | ? | The award shall be made within twelve months from the date of completion of pleadings.
- | - | The interim order shall lapse on 12.01.2027.
? | - | The said date i.e. 12.01.2027 is not convenient; re-notify on 20.01.2027.
- | - | On 12.01.2027, the petitioner filed an appeal.
2027-01-12 | - | On the next date, 12.01.2027, the SHO shall remain present.
- | - | The next date of the trial is 12.01.2027.
? | - | Next date before the Magistrate: 12.01.2027.
- | - | The date of retirement of the petitioner is 31.01.2027.
- | - | Date of hearing before the DRT is 12.01.2027 and stay is granted till then.
- | - | The date of next board meeting is 12.01.2027.
- | - | The next date of increment is 01.01.2027.
- | - | The next hearing of the connected appeal is on 12.01.2027.
- | - | Next date of payment is 12.01.2027.
- | - | The last date for submission of forms is 12.01.2027.
- | - | The limitation for filing the appeal expires on 12.01.2027.
- | - | The tender is fixed for opening on 12.01.2027.
- | - | The DPC is posted for 12.01.2027.
- | - | The petitioner is posted at Agra since 12.01.2026.
- | - | The petitioner was posted to Agra on 12.01.2027.
- | - | The respondent is placed under suspension till 12.01.2027.
- | - | The price was fixed on 12.01.2027.
? | - | Rent is fixed for 12 months.
- | - | The date for counselling is fixed as 12.01.2027.
- | - | The interview is called on 12.01.2027.
- | - | The meeting called for 12.01.2027 is stayed.
- | - | The demolition fixed for 12.01.2027 shall not take place.
- | - | Execution of the warrant fixed on 12.01.2027 is stayed.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
