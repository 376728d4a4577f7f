import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `index.html` with every picture of a set, small and side by side; a press opens it whole. */
export function writeContactSheet(folder: string): string {
  const pictures = globSync('*/*.png', { cwd: folder }).toSorted();
  const figures = pictures.map((file) => {
    const [look, name] = file.split(/[\\/]/);
    return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${name?.replace('.png', '')}, ${look}</figcaption></figure>`;
  });
  const style = `body{font:14px system-ui;margin:16px;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(220px,1fr))}
figure{margin:0}img{width:100%;height:240px;object-fit:cover;object-position:top;border:1px solid #ccc}`;
  const sheet = join(folder, 'index.html');
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${figures.join('\n')}`,
  );
  return sheet;
}
