import { sharePath } from '../../platform/pwa/ask-for-shared.ts'

/**
 * A bookmark's address. On a court's page it sends the page as a file to the address that takes what other apps share:
 * the service worker of Peshi keeps it in the browser, and the server never sees it. The script becomes one line, so
 * each statement needs its semicolon.
 */
export const bookmarkletOf = (home: string): string => {
  const script = `(() => {
    const form = document.createElement('form');
    Object.assign(form, { action: '${home}${sharePath}', method: 'post', enctype: 'multipart/form-data', target: '_blank' });
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    const given = new DataTransfer();
    const name = (document.title.trim() || 'page') + '.html';
    given.items.add(new File([document.documentElement.outerHTML], name, { type: 'text/html' }));
    files.files = given.files;
    form.append(files);
    document.body.append(form);
    form.submit();
    form.remove();
  })()`
  return `javascript:${encodeURIComponent(script.replace(/\s+/g, ' '))}`
}
