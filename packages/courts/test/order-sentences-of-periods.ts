// `order-sentences.ts` explains the format; ` + ` joins several hearing dates. These sentences have periods that run
// from another day, hearings without a day, abbreviations, and more than one hearing.
export const sentencesOfPeriods = `
- | 2026-12-01 | The amount shall be deposited within 30 days of the order dated 01.11.2026.
- | 2026-12-10 | The appellant shall pay the sum within 30 days from the judgment dated 10.11.2026.
- | 2026-12-15 | Reply be filed within two weeks from the date of 01.12.2026.
- | 2026-12-14 | Time to file the reply is extended by two weeks beyond 30.11.2026.
- | 2026-12-07 | Time to comply is extended by one week from 30.11.2026.
- | 2027-01-15 | The possession shall be handed over within one month with effect from 15.12.2026.
- | ? | Time to deposit the amount is extended by 30 days beyond the initial period.
- | ? | Time to file the written statement is extended by four weeks beyond the period already granted.
- | ? | The appeal shall be filed within 30 days from the date of the order impugned.
- | ? | The appeal may be filed within four weeks from the date of the impugned order.
- | ? | The amount shall be deposited within 30 days from the date of the order of the Tribunal.
- | ? | The dues shall be paid within two months of the award.
- | ? | The sum shall be deposited within four weeks from the order passed by the executing court.
- | ? | Compliance be filed within two weeks from the date of the order under challenge.
- | ? | The amount be paid within 30 days of the order dated 01.03.2026.
- | 2026-12-25 | The amount shall be paid within 30 days from the date of this order.
- | 2026-12-25 | The amount shall be paid within 30 days from the date of the order.
- | 2026-12-09 | Reply be filed within two weeks of the order, failing which the right shall stand closed.
- | 2026-12-25 | The amount shall be paid within 30 days hence.
- | 2026-12-15 | आदेश दिनांक 15.11.2026 से 30 दिन के भीतर धनराशि जमा करें।
- | ? | आक्षेपित आदेश की तिथि से 30 दिन के भीतर अपील दाखिल करें।
- | 2026-12-25 | इस आदेश की तिथि से 30 दिन के भीतर धनराशि जमा की जाए।
- | 2026-12-25 | आज से 30 दिन के भीतर धनराशि जमा की जाए।
2027-01-12 | - | S.O. to 12.01.2027.
2027-01-12 | - | S. O. to 12.01.2027 at 2.30 p.m.
2027-01-12 | - | Stand over to 12.01.2027.
2027-05-12 | - | N.D.O.H. 12.05.2027.
2027-05-12 | - | NDOH : 12.05.2027
2027-05-12 | - | N.D.O.H. is 12.05.2027 for PE.
2027-01-12 | - | Issue notice fixing 12.01.2027.
2027-01-12 | - | Summons be issued fixing 12.01.2027 for appearance.
2027-01-12 | - | Let the case be listed fixing 12.01.2027 for hearing.
2027-01-15 | - | 15.01.2027 को पेश हो।
2027-01-15 | - | पत्रावली 15.01.2027 को पेश हो।
2027-01-15 | - | वास्ते बहस 15.01.2027 को पेश हो।
2027-01-05 | - | अगली पेशी 05.01.2027
2027-01-05 | - | अगली पेशी दिनांक 05.01.2027 नियत की जाती है।
2027-01-05 | - | आगामी तिथि 05.01.2027 नियत है।
2027-01-05 | - | अगली सुनवाई 05.01.2027
? | - | List in the first week of February.
? | - | List in the third week of January, 2027.
? | - | List after the vacation.
? | - | List after the winter vacation.
? | - | List immediately after the Christmas holidays.
? | - | Put up after Diwali vacation.
? | - | List on re-opening.
? | - | The matter be listed next week.
? | - | Renotify in January, 2027.
? | - | वाद फरवरी के प्रथम सप्ताह में सूचीबद्ध हो।
? | - | अवकाश के बाद सूचीबद्ध करें।
- | - | The respondent went abroad in the first week of February.
- | - | Learned counsel states that the appeal is listed in the next week.
2027-01-14 + 2027-04-19 | - | List before the Joint Registrar on 14.01.2027, and before the Court on 19.04.2027.
2027-01-14 + 2027-04-19 | - | List before the Ld. Jt. Registrar for completion of pleadings on 14.01.2027 and before Court on 19.04.2027.
2027-01-14 + 2027-04-19 | - | Renotify on 14.01.2027 for evidence and on 19.04.2027 for arguments.
2027-01-14 + 2027-04-19 | - | List before the Registrar on 14.01.2027, and thereafter before the Court on 19.04.2027.
? | - | List on 14.01.2027 or 19.04.2027.
2027-01-14 | - | List on 14.01.2027 and 15.01.2027 before the Court.
2027-01-12 | - | Let fresh process be issued to R1 on new address and filing of PF and RC for 12.01.2027.
2027-01-12 | - | Fresh summons be issued to the defendants on filing of PF/RC for 12.01.2027.
2027-01-12 | - | Let NBWs be issued against the accused through SHO for 12.01.2027.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
