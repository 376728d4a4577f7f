import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/bellbird/fonts');
/** `url('own-fonts/…')` in the style sheets. */
const NAME = 'own-fonts';
const SHEET = join(import.meta.dirname, '../src/ui/styles/fonts.css');
/** The letters of nearly every text; those beyond them load when they are first shown. */
export const FIRST_FONTS = /-latin-(?!ext).*\.woff2$/;

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'] & object;

/** The weights and sizes that the type scale uses (`ui/styles/tokens.css`); a font with more axes is twice as heavy. */
const AXES: Readonly<Record<string, Axes>> = {
  inter: { wght: { min: 400, max: 700 } },
  fraunces: { wght: 480, opsz: { min: 20, max: 40 } },
};

/** Cuts the fonts of the style sheet down to the letters it names and the weights in use. */
export function fonts(): Plugin {
  return {
    name: 'bellbird:fonts',
    async config() {
      const faces = facesOf(await readFile(SHEET, 'utf8'));
      await Promise.all(faces.map(cut));
      return { resolve: { alias: { [NAME]: FOLDER } } };
    },
    // Every page shows these: asked for with the style sheet instead of after it, they are mostly there for the first
    // paint, and the page is not painted twice.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

type Face = { readonly file: string; readonly letters: string };

const FACE = /url\('own-fonts\/([^']+)'\)[^}]*unicode-range:([^;]+);/g;

function facesOf(sheet: string): Face[] {
  return [...sheet.matchAll(FACE)].map(([, file = '', ranges = '']) => ({ file, letters: lettersOf(ranges) }));
}

/** `U+0030-0039, U+20AC` → the letters themselves. */
function lettersOf(ranges: string): string {
  const letters = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
  });
  return letters.join('');
}

/** Cached: a font is cut once for the same options. */
async function cut({ file, letters }: Face): Promise<void> {
  const [family = ''] = file.split('-');
  const variationAxes = AXES[family];
  if (!variationAxes) throw new Error(`No axes are given for ${file}.`);
  const whole = await readFile(resolve(`@fontsource-variable/${family}/files/${file}`));
  const wish = createHash('sha256').update(whole).update(letters).update(JSON.stringify(variationAxes)).digest('hex');
  const [target, note] = [join(FOLDER, file), join(FOLDER, `${file}.wish`)];
  if (existsSync(target) && existsSync(note) && (await readFile(note, 'utf8')) === wish) return;
  await mkdir(FOLDER, { recursive: true });
  const font = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
  // Atomic: another build may be reading.
  await writeFile(`${target}.${process.pid}`, font);
  await rename(`${target}.${process.pid}`, target);
  await writeFile(note, wish);
}
