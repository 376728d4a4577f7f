import { escapeHtml } from '#platform/mail/escape-html.ts';

const SIDE = 240;
const CENTRE = SIDE / 2;
const LEAVES = 11;
const NAME_LINE = 15;
const NAME_LINES = 3;

type Award = { name: string; year: number; provider: string };

/** A badge as SVG: two wattle branches around the year, the award and the provider's name. */
export function presentAwardImage({ name, year, provider }: Award): string {
  const lines = wrapName(name);
  const top = 132 - (lines.length - 1) * 8;
  const words = lines.map((line, at) => text(top + at * 17, 15, 600, line)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" role="img" aria-label="${escapeHtml(`${name} ${year}, ${provider}`)}">
<circle cx="${CENTRE}" cy="${CENTRE}" r="118" fill="#FBF8F3" stroke="#2F6B57" stroke-width="4"/>
<circle cx="${CENTRE}" cy="${CENTRE}" r="108" fill="none" stroke="#D9A441" stroke-width="1.5"/>
${branch(1)}${branch(-1)}
${text(88, 40, 700, String(year), '#2F6B57')}
${words}
${text(190, 11, 500, shorten(provider, 26), '#5F6B65')}
</svg>`;
}

function text(y: number, size: number, weight: number, words: string, fill = '#22302B'): string {
  return `<text x="${CENTRE}" y="${y}" text-anchor="middle" font-family="Georgia, serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(words)}</text>`;
}

/** Leaves along the rim, from the bottom up; `side` 1 is right, -1 left. */
function branch(side: 1 | -1): string {
  return Array.from({ length: LEAVES }, (_, at) => {
    const angle = Math.PI / 2 - side * (0.35 + at * 0.2);
    const [x, y] = [CENTRE + 95 * Math.cos(angle), CENTRE + 95 * Math.sin(angle)];
    const turn = (angle * 180) / Math.PI + side * 55;
    const isFlower = at % 3 === 1;
    return isFlower
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="#D9A441"/>`
      : `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="10" ry="3.6" fill="#2F6B57" transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
}

/** Wraps a name into at most NAME_LINES lines. */
function wrapName(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= NAME_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, NAME_LINES).map((line) => shorten(line, 18));
  return lines.length > NAME_LINES ? [...shown.slice(0, -1), `${shown.at(-1)} …`] : shown;
}

function shorten(words: string, max: number): string {
  return words.length > max ? `${words.slice(0, max - 1)}…` : words;
}
