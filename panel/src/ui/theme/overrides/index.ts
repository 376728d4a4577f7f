import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { chips } from './chips.ts';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { floating } from './floating.ts';
import { surfaces } from './surfaces.ts';

export type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export const overrides: Overrides = {
  ...baseline,
  ...buttons,
  ...chips,
  ...controls,
  ...fields,
  ...floating,
  ...surfaces,
};
