import type { Theme } from '@mui/material/styles';

/** The stripes of held days. */
export function createHeldStripes(theme: Theme) {
  const { wash, main } = theme.vars.palette.wattle;
  const stripe = `color-mix(in srgb, ${main} 24%, ${wash})`;
  return {
    background: `repeating-linear-gradient(-45deg, ${wash} 0 6px, ${stripe} 6px 9px)`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${main} 55%, transparent)`,
  } as const;
}
