import { courtByCodes } from '../world/courts.ts'
import { escapeHtml } from './markup.ts'

const titles: Record<string, string> = {
  s_casetype: 'Case Status: Search by Case Type',
  case_no: 'Case Status: Search by Case Number',
  s_orderdate: 'Court Orders: Search by Order Date',
  highcourt_causelist: 'Cause List',
}

export function renderSearchPage(page: string, fields: Record<string, string>, token: string): string {
  const [state, bench] = [fields.state_cd ?? '', fields.court_code ?? '']
  const court = courtByCodes(state, bench)
  const picture = token.slice(4, 36)
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">

<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>${titles[page] ?? page}</title>
<script type="text/javascript">var csrfMagicToken = "${token}";var csrfMagicName = "__csrf_magic";</script><script src="csrf-magic.js" type="text/javascript"></script></head>

<body onload="fillCaseType();">
<div> <h1>${escapeHtml(court?.benchName ?? '')} </h1> </div>
<form name="frm" method="post" action="${page}.php"><input type='hidden' name='__csrf_magic' value="${token}" />
<div id='secondpage'></div>
<div id='firstpage'>
	<div id='mainDiv' >
		<div class="rows">
		<span class="secondcolumn">
		<select name="case_type" id="case_type"  style="width: 250px;height:21px;"  >
		<option value="">Select Case Type</option>
		</select>
		</span>
		</div>
		<input type="radio" id='radP' name="f" value='Pending' checked="checked" />
		<input type="radio" id='radD' name="f" value='Disposed' />
<div class="rows" >
<span id='captcha_container_2' class='captcha_box'>
<div><div style="display:inline-block;float:left;"><img style="padding-right: 0px;border:1px solid #ccc;" id="captcha_image" src="../securimage/securimage_show.php?${picture}" alt="CAPTCHA Image" /></div>
<input type="text" name="captcha" id="captcha" class="captchaClass" maxlength="6" /></div>
</span>
</div>
	</div>
</div>
<div id='showList' style='display:none;clear:both;' ></div>
</form>
<script type="text/javascript" language="javascript">

var qry_file_name='${page}_qry.php';


var state_code="${escapeHtml(state)}";
var dist_code="1";
var court_code="${escapeHtml(bench)}";
</script>
<script type="text/javascript">CsrfMagic.end();</script></body>
</html>
`
}
