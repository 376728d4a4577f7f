/** A link whose target is the whole row around it, with the focus ring drawn there as well. */
export function stretchedLink(ring: string) {
  return {
    '& > a': { display: 'block', outline: 'none' },
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& > a:focus-visible::after': { outline: `2px solid ${ring}`, outlineOffset: -2, borderRadius: 6 },
  } as const;
}
