/** Clipboards of office programs. The texts are invented; the markup is as the programs write it. */
export interface Clipboard {
  html: string
  plain: string
}

const marker = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`
const item = (list: string, level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${marker(sign)}${text}<o:p></o:p></p>`

/** Word 16 with tracked changes shown: a comment, a picture, and a bullet list directly after a numbered one. */
export const reviewedWord: Clipboard = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-IN>
<!--StartFragment-->
<h2>Grounds<o:p></o:p></h2>
<p class=MsoNormal>The order is <span class=msoDel><del cite="mailto:Clerk" datetime="2026-11-20T10:00">bad</del></span><span class=msoIns><ins cite="mailto:Clerk" datetime="2026-11-20T10:00">perverse</ins></span>, as <a style='mso-comment-reference:RS_1;mso-comment-date:20261120T1000'><b>held</b></a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[RS1]</a><![if !supportAnnotations]><span style='mso-special-character:comment'>&nbsp;</span><![endif]></span></span> below.<o:p></o:p></p>
${item('l0', 1, '1.', 'Bail')}
${item('l0', 2, 'a)', 'or interim bail')}
${item('l0', 1, '2.', 'Costs')}
${item('l1', 1, '·', 'Affidavit')}
${item('l1', 1, '·', 'Vakalatnama')}
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=80 src="file:///C:/Temp/clip_image002.png" v:shapes="Picture_1"><![endif]></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Cite the paragraph<o:p></o:p></p></div></div></div>
<!--EndFragment-->
</body></html>`,
  plain:
    'Grounds\r\nThe order is badperverse, as held[RS1] below.\r\n1.\tBail\r\na)\tor interim bail\r\n2.\tCosts\r\n·\tAffidavit\r\n·\tVakalatnama\r\n[RS1]Cite the paragraph\r\n',
}

/** Google Docs: a nested list, whose inner list is not within an item, and a picture with its bytes. */
export const docs: Clipboard = {
  html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Facts</span></h2><p dir="ltr"><span style="font-weight:700;">Sale deed</span><span style="font-weight:400;"> of 2019</span></p><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Notice</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>by post</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Reply</span></p></li></ol><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Receipt</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="data:image/png;base64,iVBORw0KGgo=" width="90" height="40" /></span></span></p></b>`,
  plain: 'Facts\nSale deed of 2019\n1. Notice\n   1. by post\n2. Reply\n* Receipt\n',
}

/** Excel: two rows. Excel also puts a picture of the cells on the clipboard. */
export const excel: Clipboard = {
  html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!--td {mso-style-parent:style0;}--></style></head><body><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 width=64>January</td><td align=right width=64>12,000</td></tr><tr height=20><td height=20>फ़रवरी</td><td align=right>13,000</td></tr><!--EndFragment--></table></body></html>`,
  plain: 'January\t12,000\r\nफ़रवरी\t13,000\r\n',
}

/** WhatsApp Web: two messages. Emoji are pictures of one pixel with the emoji as their text. */
export const whatsApp: Clipboard = {
  html: `<meta charset='utf-8'><div><div class="copyable-text" data-pre-plain-text="[10:15, 29/11/2026] Ram Lal: "><span dir="ltr" class="selectable-text copyable-text"><span>तारीख मिल गई </span><img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🙏" draggable="false" class="emoji"></span></div></div><div><div class="copyable-text" data-pre-plain-text="[10:16, 29/11/2026] R Shukla: "><span dir="ltr" class="selectable-text copyable-text"><span>Come at 10:30, <strong>court 4</strong></span></span></div></div>`,
  plain: 'तारीख मिल गई 🙏\nCome at 10:30, court 4',
}
