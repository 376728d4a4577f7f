/** The colours of the drawings: the same in both schemes, except for those that follow the theme's tokens. */
export const PAINT = {
  bark: '#6b5a48',
  leaf: '#7f9f8e',
  leafDeep: '#5f8573',
  wattle: '#d9a441',
  waratah: '#c4473a',
} as const;

export const LIVE = {
  bird: 'var(--bb-palette-primary-main)',
  surface: 'var(--bb-palette-background-paper)',
  line: 'var(--bb-palette-divider)',
} as const;
