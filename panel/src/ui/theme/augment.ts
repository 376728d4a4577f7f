import type {} from '@mui/material/themeCssVarsAugmentation';
import type { PaletteColor } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Tokens } from './tokens.ts';

type Extensions = {
  waratah: PaletteColor;
  wattle: PaletteColor;
  plum: PaletteColor;
  neutral: PaletteColor;
  ground: { sunken: string; hover: string; bubble: string; field: string };
  status: Tokens['status'];
  avatar: Tokens['avatar'];
  snack: Tokens['snack'];
  plate: Tokens['plate'];
  chart: Tokens['chart'];
  /** The top bar; a prime customer's page re-values these. */
  bar: { main: string; on: string; line: string; find: string };
  /** The one shadow, for what floats. */
  float: string;
};

type ExtraVariants<T> = { title: T; subtitle: T; number: T; fact: T; label: T; lead: T };

declare module '@mui/material/styles' {
  interface Palette extends Extensions {}
  interface PaletteOptions extends Extensions {}
  interface PaletteColor {
    ink: string;
    wash: string;
  }
  interface SimplePaletteColorOptions {
    ink: string;
    wash: string;
  }
  interface TypographyVariants extends ExtraVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends ExtraVariants<CSSProperties> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends ExtraVariants<true> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    neutral: true;
  }
}
