import type { PaletteOptions } from '@mui/material/styles';
import type { Meaning, Tokens } from './tokens.ts';

/** MUI's own slots take our tokens where they mean the same; the rest are named extensions (see augment.ts). */
export function createPalette(t: Tokens): PaletteOptions {
  return {
    primary: { ...slot(t.eucalyptus), dark: t.eucalyptus.hover },
    secondary: slot(t.plum),
    error: slot(t.danger),
    warning: slot(t.wattle),
    info: slot(t.sky),
    success: slot(t.success),
    waratah: slot(t.waratah),
    wattle: slot(t.wattle),
    plum: slot(t.plum),
    neutral: slot(t.grey),
    text: { primary: t.ink, secondary: t.ink2, disabled: t.inkOff },
    background: { default: t.paper, paper: t.surface },
    divider: t.line,
    action: {
      active: t.ink,
      hover: t.hover,
      selected: t.eucalyptus.wash,
      focus: t.hover,
      disabled: t.inkOff,
      disabledBackground: t.sunken,
    },
    ground: { sunken: t.sunken, hover: t.hover, bubble: t.bubble, field: t.field },
    status: t.status,
    avatar: t.avatar,
    snack: t.snack,
    plate: t.plate,
    chart: t.chart,
    bar: { main: t.surface, on: t.ink, line: t.line, find: t.sunken },
    float: t.float,
  };
}

function slot(meaning: Meaning) {
  return {
    main: meaning.main,
    light: meaning.main,
    dark: meaning.main,
    contrastText: meaning.on,
    ink: meaning.ink,
    wash: meaning.wash,
  };
}
