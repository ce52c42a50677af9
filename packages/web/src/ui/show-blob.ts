/**
 * Opens a file in a new tab. The tab is opened before the file is asked for,
 * while the click still counts as the person's own; a browser that refuses it gets a download instead.
 */
export async function showBlob(fetchBlob: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const address = URL.createObjectURL(await fetchBlob())
    if (tab) tab.location.href = address
    else download(address)
    // The tab reads the address at its own pace.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch (error) {
    tab?.close()
    throw error
  }
}

function download(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
