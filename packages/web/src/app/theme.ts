import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import type { FocusEvent, MouseEvent } from 'react'

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
  '#b05108',
  '#934407',
  '#763605',
  '#2d2312',
]

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

/** Without the role `none`, screen readers would announce a dialog's `header` as the page's banner. */
const layer = {
  defaultProps: {
    overlayProps: { backgroundOpacity: 0.35 },
    transitionProps: { duration: 120 },
    attributes: { header: { role: 'none' } },
  },
  styles: { content: { border: '1px solid var(--line)' }, title: { fontWeight: 600 } },
}
const choice = { openOnFocus: false }
const selectName = (field: HTMLInputElement) => {
  if (!field.readOnly) field.select()
}
/**
 * The list is rendered next to its field, so that both are in the same dialog or landmark. "Nothing found" is an
 * option, because a listbox may contain only options.
 */
const select = {
  defaultProps: {
    ...choice,
    allowDeselect: false,
    selectFirstOptionOnChange: true,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => selectName(currentTarget),
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (currentTarget.getAttribute('aria-expanded') !== 'true') selectName(currentTarget)
    },
    attributes: { empty: { role: 'option', 'aria-disabled': true } },
    comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' as const },
    withScrollArea: false,
  },
  styles: { options: { maxBlockSize: 320, overflowY: 'auto' as const } },
}
const dropdown = { defaultProps: { transitionProps: { duration: 80 } } }

const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isAccent = input.color === undefined || input.color === 'indigo'
  return input.variant === 'filled' && isAccent ? { ...colors, color: 'var(--on-accent)' } : colors
}

/** Marks buttons that send a request. Offline, they are disabled. */
const markSender = (_: unknown, props: { loading?: boolean; type?: string }) =>
  props.loading !== undefined || props.type === 'submit' ? { root: 'sends' } : {}

export const theme = createTheme({
  fontFamily: "'Inter Variable', 'Noto Sans Devanagari', 'Noto Nastaliq Urdu', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1.09375rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
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
  variantColorResolver: variantColors,
  black: '#1a2233',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Plain objects, because `Button.extend(…)` would import every component into the first page load.
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 600 } }, classNames: markSender },
    Chip: { defaultProps: { variant: 'filled' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 }, classNames: markSender },
    // On phones, base.css sets `--control-text` to 16 px, because phones zoom into a field with smaller text.
    Input: { vars: () => ({ wrapper: { '--input-fz': 'var(--control-text, 0.875rem)' } }) },
    InputWrapper: {
      vars: () => ({
        label: {},
        error: { '--input-error-size': '0.8125rem' },
        description: { '--input-description-size': '0.8125rem' },
      }),
      // Mantine's line height of 1.2 would let two lines of Urdu overlap.
      styles: {
        label: { fontWeight: 500, marginBlockEnd: 4 },
        description: { lineHeight: 'var(--mantine-line-height-sm)' },
        error: { lineHeight: 'var(--mantine-line-height-sm)' },
      },
    },
    Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
    // The dialog fades in, because an animation with `transform` would cut off lists that open inside it.
    Modal: {
      ...layer,
      defaultProps: { ...layer.defaultProps, transitionProps: { transition: 'fade', duration: 120 }, centered: true },
    },
    Select: select,
    MultiSelect: { defaultProps: choice },
    Textarea: { defaultProps: { autosize: true, minRows: 2 } },
    TagsInput: { defaultProps: choice },
    Autocomplete: { defaultProps: choice },
    Drawer: layer,
    // Removes Mantine's hidden element for the focus, because a menu may contain only menu items.
    Menu: { defaultProps: { ...dropdown.defaultProps, withInitialFocusPlaceholder: false } },
    Popover: dropdown,
    Combobox: dropdown,
  },
})

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
    '--mantine-color-indigo-light': 'var(--accent-soft)',
    '--mantine-color-indigo-light-hover': 'var(--accent-pale)',
    '--mantine-color-indigo-light-color': 'var(--accent)',
    // Mantine takes this shade for a red menu item, in the dark too, where it would be hard to read.
    '--mantine-color-red-6': 'var(--late)',
    '--mantine-color-red-light': 'var(--late-soft)',
    '--mantine-color-red-light-hover': 'var(--late-soft)',
    '--mantine-color-red-light-color': 'var(--late)',
    '--mantine-color-green-light': 'var(--live-soft)',
    '--mantine-color-green-light-hover': 'var(--live-soft)',
    '--mantine-color-green-light-color': 'var(--live)',
    '--mantine-color-amber-light': 'var(--today-soft)',
    '--mantine-color-amber-light-hover': 'var(--today-soft)',
    '--mantine-color-amber-light-color': 'var(--today)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  }
  return { variables: {}, light: ours, dark: ours }
}
