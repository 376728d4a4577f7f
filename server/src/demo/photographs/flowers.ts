import { FOREST_GREENS, SAGE_GREENS, dots, ground, petals, rose, sprig } from './strokes.ts';

export function waratah(): string {
  const head = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 - row }, (_, i) => {
      const [x, y] = [150 + (i - (6 - row) / 2) * 10, 122 - row * 13];
      return `<circle cx="${x}" cy="${y}" r="5.4" fill="${(i + row) % 2 ? '#d9604f' : '#e57d66'}"/>`;
    }).join(''),
  );
  return (
    ground('#274638', '#17302a') +
    sprig({ x: 10, y: 190, turn: -40, size: 1.3, greens: FOREST_GREENS }) +
    sprig({ x: 290, y: 196, turn: 214, size: 1.2, greens: FOREST_GREENS }) +
    petals({ x: 150, y: 118, count: 11, width: 15, length: 66, fill: '#7f1f22' }) +
    petals({ x: 150, y: 112, count: 11, width: 12, length: 54, fill: '#a92d2b' }) +
    `<ellipse cx="150" cy="98" rx="34" ry="36" fill="#c4473a"/>${head.join('')}`
  );
}

export function gum(): string {
  return (
    ground('#eef0ea', '#d9e0d6') +
    sprig({ x: 20, y: 170, turn: -34, size: 2.1 }) +
    sprig({ x: 120, y: 196, turn: -52, size: 1.7, greens: SAGE_GREENS }) +
    sprig({ x: 300, y: 20, turn: 150, size: 1.7, greens: SAGE_GREENS }) +
    dots(
      [
        [176, 92, 5],
        [184, 84, 4],
        [170, 82, 4],
      ],
      '#d9a441',
    )
  );
}

export function wattle(): string {
  const blooms = [
    [80, 96, 17],
    [112, 76, 15],
    [138, 104, 18],
    [104, 124, 15],
    [172, 84, 16],
    [196, 112, 15],
    [160, 134, 14],
    [64, 130, 12],
    [222, 86, 12],
  ] as const;
  const light = blooms.slice(0, 7).map(([x, y, r]) => [x - 4, y - 5, r - 5] as const);
  return (
    ground('#dfe6dc', '#c4d2c6') +
    sprig({ x: -10, y: 150, turn: -18, size: 2.2, greens: SAGE_GREENS }) +
    sprig({ x: 310, y: 90, turn: 168, size: 1.9, greens: SAGE_GREENS }) +
    dots(blooms, '#d9a441') +
    dots(light, '#edc164')
  );
}

export function arch(): string {
  return (
    `${ground('#cfdcd8', '#edeadf')}<path d="M0 128q80-18 150-8t150-6v86H0Z" fill="#8fa98c"/><path d="M0 150q90-10 160-2t140-4v56H0Z" fill="#a8bd9c"/><path d="M98 172V92a52 52 0 0 1 104 0v80" stroke="#c9a878" stroke-width="6" fill="none"/><path d="M132 200l10-42h16l10 42Z" fill="#f4ede0"/>` +
    sprig({ x: 100, y: 118, turn: -78, size: 0.8 }) +
    sprig({ x: 196, y: 62, turn: 20, size: 0.6 }) +
    rose({ x: 104, y: 88, size: 0.9, outer: '#f1c9b8', inner: '#e3a58f' }) +
    rose({ x: 112, y: 66, size: 0.75, outer: '#fbf0e4', inner: '#efd9c3' }) +
    rose({ x: 98, y: 108, size: 0.7, outer: '#c4473a', inner: '#a5362d' }) +
    rose({ x: 194, y: 70, size: 0.8, outer: '#f1c9b8', inner: '#e3a58f' }) +
    rose({ x: 202, y: 90, size: 0.6, outer: '#fbf0e4', inner: '#efd9c3' })
  );
}

export function bouquet(): string {
  return (
    ground('#f0e4dc', '#dcc8bd') +
    [-150, -30, -100].map((turn) => sprig({ x: 150, y: 122, turn, size: 1.2 })).join('') +
    `<path d="M128 136h44l-12 64h-20Z" fill="#6d8a76"/><path d="M130 146q20 12 40 0l-3 12q-17 8-34 0Z" fill="#f6ecdd"/>` +
    rose({ x: 150, y: 92, size: 1.9, outer: '#f3d2c2', inner: '#e6b19c' }) +
    rose({ x: 112, y: 104, size: 1.4, outer: '#fdf4e8', inner: '#f0dcc6' }) +
    rose({ x: 190, y: 100, size: 1.5, outer: '#c4473a', inner: '#a2352c' }) +
    rose({ x: 130, y: 62, size: 1.2, outer: '#e9b9a4', inner: '#d7967d' }) +
    rose({ x: 176, y: 62, size: 1.2, outer: '#fdf4e8', inner: '#f0dcc6' }) +
    dots(
      [
        [94, 76, 6],
        [206, 68, 6],
        [152, 44, 6],
        [216, 124, 5],
        [88, 124, 5],
      ],
      '#d9a441',
    )
  );
}
