import type { TypographyVariantsOptions } from '@mui/material/styles';
import { BREAKPOINTS } from '@bellbird/contract/shared/limits';

export const SANS = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const SERIF =
  "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', 'Iowan Old Style', Georgia, serif";

/** Sizes are written in the pixels of the designs and shipped in rem, so that the reader's text size counts. */
export const rem = (pixels: number) => `${pixels / 16}rem`;

const phone = `@media (max-width:${BREAKPOINTS.md - 0.05}px)`;

function sans(weight: number, size: number, line: number) {
  return { fontFamily: SANS, fontWeight: weight, fontSize: rem(size), lineHeight: rem(line), letterSpacing: 'normal' };
}

/** One weight for all of it, the only one in the font file (`build/fonts.ts`). */
export const SERIF_WEIGHT = 480;

function serif(size: number, line: number) {
  return {
    fontFamily: SERIF,
    fontWeight: SERIF_WEIGHT,
    fontSize: rem(size),
    lineHeight: rem(line),
    letterSpacing: '-0.01em',
  };
}

const title = {
  ...serif(28, 36),
  textWrap: 'balance',
  [phone]: { fontSize: rem(26), lineHeight: rem(32) },
} as const;
const subtitle = { ...serif(22, 28), textWrap: 'balance' } as const;
const section = { ...sans(600, 16, 24), letterSpacing: '-0.005em' };

export const typography: TypographyVariantsOptions = {
  fontFamily: SANS,
  title,
  subtitle,
  number: { ...serif(32, 40), letterSpacing: '-0.015em', fontVariantNumeric: 'lining-nums tabular-nums' },
  fact: serif(20, 28),
  label: sans(500, 13, 20),
  lead: sans(400, 16, 24),
  h1: title,
  h2: section,
  h3: sans(600, 14, 20),
  h4: sans(600, 14, 20),
  h5: sans(600, 14, 20),
  h6: sans(600, 14, 20),
  subtitle1: sans(400, 16, 24),
  subtitle2: sans(500, 14, 20),
  body1: sans(400, 14, 20),
  body2: sans(400, 13, 20),
  button: { ...sans(500, 14, 20), textTransform: 'none' },
  caption: sans(500, 12, 16),
  overline: { ...sans(500, 12, 16), textTransform: 'none' },
};
