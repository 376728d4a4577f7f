import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { launchArguments, lightBrowserPath } from '../support/browser.ts';
import { drawDifference } from './draw-difference.ts';

type Wanted = { folder: string; one: string; two: string; only: readonly string[] };
/** `pixels` differ, or the picture exists only once. */
type Difference = { picture: string; pixels: number; share: number; only?: string };

/** Writes a list of the pictures that differ, most first, with both sides and the difference beside each other. */
export async function compareScreenshots(wanted: Wanted, say: (line: string) => void): Promise<void> {
  const { folder, one, two } = wanted;
  const into = join(folder, `${one}-${two}`);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const pictures = [one, two].flatMap((name) => globSync('*/*.png', { cwd: join(folder, name) }));
  const chosen = [...new Set(pictures)]
    .filter((picture) => wanted.only.length === 0 || wanted.only.some((part) => picture.includes(part)))
    .sort();
  const browser = await chromium.launch({ executablePath: lightBrowserPath(), args: launchArguments() });
  try {
    const page = await openCanvas(await browser.newPage(), folder);
    const differences: Difference[] = [];
    for (const picture of chosen) {
      const found = await compare(page, wanted, into, picture);
      if (found) differences.push(found);
    }
    differences.sort((a, b) => b.share - a.share);
    writeFileSync(join(into, 'list.txt'), differences.map((each) => `${line(each)}\n`).join(''));
    writeFileSync(join(into, 'index.html'), report(differences, wanted));
    for (const each of differences.slice(0, 40)) say(line(each));
    say(`${differences.length} of ${chosen.length} pictures differ; all are listed in ${join(into, 'list.txt')}.`);
  } finally {
    await browser.close();
  }
}

/** A page that can read the pictures, as a canvas only gives out the pixels of its own origin. */
async function openCanvas(page: Page, folder: string): Promise<Page> {
  await page.route('http://screenshots.test/**', (route) => {
    const file = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(file) && file.endsWith('.png')
      ? route.fulfill({ path: file, contentType: 'image/png' })
      : route.fulfill({ body: '<!doctype html><title>Canvas</title>', contentType: 'text/html' });
  });
  await page.goto('http://screenshots.test/');
  return page;
}

async function compare(page: Page, { folder, one, two }: Wanted, into: string, picture: string) {
  const [first, second] = [join(folder, one, picture), join(folder, two, picture)];
  if (!existsSync(first)) return { picture, pixels: 0, share: 1, only: two };
  if (!existsSync(second)) return { picture, pixels: 0, share: 1, only: one };
  if (readFileSync(first).equals(readFileSync(second))) return undefined;
  const address = (name: string) => `/${name}/${encodeURIComponent(picture).replaceAll('%2F', '/')}`;
  const { pixels, share, drawing } = await page.evaluate(drawDifference, [address(one), address(two)] as const);
  if (pixels === 0) return undefined;
  const file = join(into, picture);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(drawing, 'base64'));
  return { picture, pixels, share };
}

function line({ picture, pixels, share, only }: Difference): string {
  if (only) return `only in ${only}`.padEnd(24) + picture;
  return `${(share * 100).toFixed(2).padStart(6)} %  ${String(pixels).padStart(9)} px    ${picture}`;
}

function report(differences: readonly Difference[], { one, two }: Wanted): string {
  const rows = differences.map(({ only, picture, ...each }) => {
    const image = only ? `<p>Only in ${only}.</p>` : `<img src="${encodeURI(picture)}" loading="lazy" alt="">`;
    return `<h2>${line({ ...each, only, picture })}</h2>${image}`;
  });
  const title = `${one}, difference, ${two}`;
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>img{max-width:100%}h2{font:14px monospace;white-space:pre}</style><h1>${title}</h1>${rows.join('\n')}`;
}
