export const causeListLandmarks: Record<string, string[]> = {
  'bombay-cause-lists/form': ['_token', 'form_secret', 'chkpassphrase', '</html>'],
  'bombay-cause-lists/cause-list': ['Coram', 'href', 'Main', 'Supplementary', '"page"', '</table>', 'No Records'],
  'karnataka-cause-lists/cause-list': [
    ...['data-label', '"Sl.No."', '"Case No."', '"Pet./Appl./Comp. &amp; Adv."', '"Resp. &amp; Adv."', 'Adv:'],
    ...['<td ', 'No Records'],
  ],
  'kerala-cause-lists/cause-list': ['/viewlist/', 'href', 'No cause list', '</html>'],
  'kerala-cause-lists/advocate': ['Item No', 'Hall', 'Bench', 'List Type', 'Case No', 'Parties', 'No cases'],
  'andhrapradesh-cause-lists/cause-list': [
    ...['data-label', '"S.No"', '"Case Det"', '"Party"', '"Pet Adv"', '"Res Adv"', 'No Cases'],
  ],
  'andhrapradesh-cause-lists/dates': ['@'],
  'telangana-cause-lists/form': ['listDate', 'name="court"', '<select'],
  'telangana-cause-lists/cause-list': [
    ...['S.No.', 'Case Details', 'Party Details', 'Petitioner Advocate', 'Respondent Advocate', ' Vs. ', 'No Cause'],
  ],
  'rajasthan-cause-lists/cause-list': ['data-pdfpath', 'No Record'],
  'srinagar-cause-lists/cause-list': ['href', '\\causelist\\', 'No cause list'],
}
