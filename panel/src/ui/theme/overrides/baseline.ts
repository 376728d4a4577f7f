import type { Overrides } from './index.ts';
import { rem } from '../typography.ts';

const still = '@media (prefers-reduced-motion: reduce)';

/** What CssBaseline writes once for the whole page. */
export const baseline: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => {
      const { palette } = theme.vars;
      return {
        // The shell's layouts set these two; what sticks or floats keeps clear of their bars.
        ':root': { '--bb-bottom-bar': '0px', '--bb-sidebar': '0px' },
        html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: rem(80) },
        body: { fontOpticalSizing: 'auto', textRendering: 'optimizeLegibility', minWidth: 320 },
        'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
        'ul, ol': { listStyle: 'none' },
        a: { color: 'inherit', textDecoration: 'none' },
        'button, input, textarea, select': { font: 'inherit', letterSpacing: 'inherit' },
        table: { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
        // A heading gets the focus so that it is read out; nothing can be done with it, so nothing is drawn around it.
        'h1:focus-visible, main:focus-visible': { outline: 'none' },
        'svg.lucide': { flex: 'none' },
        // A prime customer's bar wears plum; everything that reads the bar's tokens follows.
        '[data-prime]': {
          '--bb-palette-bar-main': palette.plum.main,
          '--bb-palette-bar-on': palette.plum.contrastText,
          '--bb-palette-bar-line': 'transparent',
          '--bb-palette-bar-find': 'rgb(255 255 255 / 0.09)',
        },
        [still]: {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Zero, not a tiny value: elements without a transition would get one, each waiting for its parent.
            transitionDuration: '0s !important',
            scrollBehavior: 'auto !important',
          },
        },
      };
    },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        title: 'h1',
        subtitle: 'h2',
        number: 'span',
        fact: 'span',
        label: 'span',
        lead: 'p',
        body2: 'p',
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.ink,
        fontWeight: 500,
        textUnderlineOffset: 3,
        textDecorationColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 35%, transparent)`,
        borderRadius: 4,
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
};
