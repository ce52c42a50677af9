location.replace('/old-browser.html')
