/** The faces of `fonts.css`, each for its script, and what stands in for them. */
export const fontFamily = "'Inter Variable', 'Noto Sans Devanagari', 'Noto Nastaliq Urdu', system-ui, sans-serif"
