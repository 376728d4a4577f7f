/** A link that covers the whole row, with the focus ring around it. */
export function stretchedLink(ring: string) {
  return {
    '& > a': { display: 'block', outline: 'none' },
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& > a:focus-visible::after': { outline: `2px solid ${ring}`, outlineOffset: -2, borderRadius: 6 },
  } as const;
}
