/** The shapes of the demo pictures as SVG text. A picture is 300 by 200. */

export const WIDTH = 300;
export const HEIGHT = 200;

let gradients = 0;

/** The background: one soft gradient. */
export function ground(top: string, bottom: string): string {
  gradients += 1;
  const id = `ground${gradients}`;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;
}

export const GUM_GREENS = ['#7f9f8e', '#5f8573', '#9bb5a6'] as const;
export const FOREST_GREENS = ['#3f6a55', '#345b49', '#4d7a63'] as const;
export const SAGE_GREENS = ['#6d9280', '#5a7f6d', '#88a898'] as const;

type At = { x: number; y: number };

/** A eucalyptus twig with eight leaves. */
export function sprig({
  x,
  y,
  turn,
  size,
  greens = GUM_GREENS,
}: At & { turn: number; size: number; greens?: readonly string[] }): string {
  const leaves = Array.from({ length: 8 }, (_, i) => {
    const place = `translate(${8 + i * 11} ${-1 - i * 1.6}) rotate(${i % 2 ? 48 : -58}) scale(${(0.95 - i * 0.06).toFixed(2)})`;
    return `<path transform="${place}" d="M0 0C5-9 16-11 26-4 17 4 6 6 0 0Z" fill="${greens[i % greens.length]}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C30-6 60-4 96-14" stroke="#6b5a48" stroke-width="1.6" fill="none"/>${leaves.join('')}</g>`;
}

export function dots(places: readonly (readonly [x: number, y: number, radius: number])[], fill: string): string {
  return places.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join('');
}

/** A string of warm bulbs from edge to edge. */
export function festoon(y: number, sag: number): string {
  const bulbs = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12;
    const [cx, cy] = [-5 + 310 * share, y + 4 * sag * share * (1 - share) + 4];
    return `<circle cx="${cx}" cy="${cy}" r="7" fill="#ffe2a0" opacity=".2"/><circle cx="${cx}" cy="${cy}" r="2.6" fill="#ffe2a0"/>`;
  });
  return `<path d="M-5 ${y}Q150 ${y + sag * 2} 305 ${y}" stroke="#2a2030" fill="none" opacity=".6"/>${bulbs.join('')}`;
}

/** Two people in the distance. */
export function couple({
  x,
  y,
  size,
  suit = '#2b2b33',
  dress = '#fbf6ee',
}: At & { size: number; suit?: string; dress?: string }): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="0" cy="-24" r="4" fill="#c99a7c"/><path d="M-5 0V-14q0-6 5-6t5 6V0Z" fill="${suit}"/><circle cx="10" cy="-22" r="3.8" fill="#d8a98b"/><path d="M10-18c3 0 4 3 4 7l6 11H2L6-11c0-4 1-7 4-7Z" fill="${dress}"/></g>`;
}

export function petals({
  x,
  y,
  count,
  width,
  length,
  fill,
}: At & { count: number; width: number; length: number; fill: string }): string {
  const shape = `M0 0C${width}-${length * 0.3} ${width}-${length * 0.8} 0-${length} -${width}-${length * 0.8} -${width}-${length * 0.3} 0 0Z`;
  return Array.from(
    { length: count },
    (_, i) => `<path transform="translate(${x} ${y}) rotate(${(i * 360) / count})" d="${shape}" fill="${fill}"/>`,
  ).join('');
}

export function rose({ x, y, size, outer, inner }: At & { size: number; outer: string; inner: string }): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><circle r="14" fill="${outer}"/>${petals({ x: 0, y: 0, count: 6, width: 6, length: 14, fill: inner })}<circle r="5" fill="${outer}"/><circle r="2" fill="${inner}"/></g>`;
}
