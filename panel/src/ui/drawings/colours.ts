/** The colours of the drawings: the same in both schemes, except for those that follow the theme's tokens. */
export const PAINT = {
  bark: '#6b5a48',
  leaf: '#7f9f8e',
  leafDeep: '#5f8573',
  wattle: '#d9a441',
  waratah: '#c4473a',
} as const;

export const LIVE = {
  bird: 'var(--primary)',
  surface: 'var(--surface)',
  line: 'var(--line)',
} as const;
