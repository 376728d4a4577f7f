import { COASTS, type Place, TOWNS } from './australia.ts';

export type Tile = { z: number; x: number; y: number };

const SIDE = 256;
const MARGIN = 96;
const LINES_PER_TILE = 4;

/** One square of the usual web map, drawn: sea, land, a grid and the names of towns. */
export function drawTile({ z, x, y }: Tile): string {
  const onTile = ([longitude, latitude]: Place): [number, number] => {
    const world = SIDE * 2 ** z;
    const sine = Math.sin((latitude * Math.PI) / 180);
    const px = ((longitude + 180) / 360) * world;
    const py = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
    return [px - x * SIDE, py - y * SIDE];
  };
  const land = COASTS.map((coast) => `<path d="${path(coast.map(onTile))}"/>`).join('');
  const towns = TOWNS.filter(({ from }) => z >= from)
    .map(({ name, at }) => ({ name, at: onTile(at) }))
    .filter(({ at: [px, py] }) => isNear(px) && isNear(py))
    .map(({ name, at: [px, py] }) => town(name, px, py))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
<rect width="${SIDE}" height="${SIDE}" fill="#cfe3ee"/>
<g fill="#f4eee5" stroke="#a9b8a4" stroke-width="1.5" stroke-linejoin="round">${land}</g>
<path d="${grid()}" fill="none" stroke="#22302b" stroke-opacity="0.09"/>
${towns}
</svg>`;
}

function path(points: readonly [number, number][]): string {
  return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
}

function grid(): string {
  const step = SIDE / LINES_PER_TILE;
  return Array.from({ length: LINES_PER_TILE }, (_, at) => `M${at * step} 0V${SIDE}M0 ${at * step}H${SIDE}`).join('');
}

function town(name: string, px: number, py: number): string {
  const [cx, cy] = [px.toFixed(1), py.toFixed(1)];
  return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="#2f6b57"/><text x="${(px + 7).toFixed(1)}" y="${(py + 4).toFixed(1)}" font-family="sans-serif" font-size="12" fill="#22302b" stroke="#f4eee5" stroke-width="3" paint-order="stroke">${name}</text>`;
}

/** A name may begin on the next square. */
function isNear(at: number): boolean {
  return at > -MARGIN && at < SIDE + MARGIN;
}
