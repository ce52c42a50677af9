import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

// Ten shades each, as Mantine wants them; the sixth is the light skin's, the fourth the dark one's.
const indigo: MantineColorsTuple = [
  '#eef0fd',
  '#ced2f2',
  '#b3bbf5',
  '#9ba8fa',
  '#8b9bff',
  '#5b6be0',
  '#3b4cca',
  '#3241b0',
  '#293694',
  '#1d2140',
]
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fbd5d2',
  '#f9b4ae',
  '#fb9d94',
  '#ff8a80',
  '#d8453a',
  '#b42318',
  '#971c12',
  '#7a160d',
  '#341a19',
]
const green: MantineColorsTuple = [
  '#e7f6ee',
  '#c5ead5',
  '#9cdcb9',
  '#79d5a6',
  '#58d198',
  '#17965f',
  '#067647',
  '#05603a',
  '#044c2e',
  '#10291d',
]
const amber: MantineColorsTuple = [
  '#fef4e2',
  '#fce5bd',
  '#fad48f',
  '#f7c470',
  '#f5b455',
  '#d97a1f',
  '#b45309',
  '#934407',
  '#763605',
  '#2d2312',
]

// Mantine draws its greys and its dark surfaces from these two.
const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f0f2f5',
  '#e9ecf1',
  '#e4e7ec',
  '#cfd4dc',
  '#b4bbc7',
  '#8b94a5',
  '#5d677b',
  '#475067',
  '#1a2233',
]
const dark: MantineColorsTuple = [
  '#e6e8ee',
  '#c3c8d2',
  '#939bab',
  '#6b7384',
  '#262a33',
  '#1e2127',
  '#191c21',
  '#14161a',
  '#0d0f12',
  '#08090b',
]

/** What lies over the page: no shadow, no blur, quick. */
const layer = { shadow: 'none', overlayProps: { backgroundOpacity: 0.35 }, transitionProps: { duration: 120 } }

export const theme = createTheme({
  fontFamily: "'Inter Variable', 'Noto Sans Devanagari', 'Noto Nastaliq Urdu', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1.09375rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.625rem', xl: '1rem' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.09375rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  colors: { indigo, red, green, amber, gray, dark },
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  black: '#1a2233',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Plain objects, not `Button.extend`: that would pull every part named here into the first load.
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 600 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    // A control's own text is the body's 14 px; phones zoom into anything under 16 px, see base.css.
    Input: { vars: () => ({ wrapper: { '--input-fz': 'var(--control-text, 0.875rem)' } }) },
    InputWrapper: { styles: { label: { fontWeight: 500, marginBlockEnd: 4 } } },
    Paper: { defaultProps: { withBorder: true, shadow: 'none', radius: 'lg' } },
    Modal: { defaultProps: { ...layer, centered: true } },
    Drawer: { defaultProps: layer },
    Menu: { defaultProps: { shadow: 'none', transitionProps: { duration: 80 } } },
    Popover: { defaultProps: { shadow: 'none', transitionProps: { duration: 80 } } },
    Combobox: { defaultProps: { shadow: 'none', transitionProps: { duration: 80 } } },
    Tooltip: { defaultProps: { withArrow: false, openDelay: 400, transitionProps: { duration: 80 } } },
  },
})

/** Mantine's own names, said in ours, so that its parts follow the skin. */
export const cssVariables: CSSVariablesResolver = () => {
  const ours = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--neutral-soft)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--late)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  }
  return { variables: {}, light: ours, dark: ours }
}
