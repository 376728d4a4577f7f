import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, SHIPPED_LANGUAGES, directionOf } from '@bellbird/contract/shared/locales';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../../docs/guide');
const PICTURES = join(SOURCE, 'pictures');
const STYLES = ['ui/styles/tokens.css', 'guide/guide.css'].map((file) => join(import.meta.dirname, '../src', file));
const CONTENTS = 'README.md';
const CONTENTS_NAMES: Readonly<Record<Language, string>> = {
  en: 'All of the guide',
  tr: 'Rehberin tamamı',
  ar: 'الدليل كله',
};

/**
 * The guide for vendors (docs/guide) as pages of their own, which `?` in the panel opens: they need no script, so they are
 * read with a poor line and printed.
 */
export function guide(): Plugin {
  return {
    name: 'bellbird:guide',
    configureServer(server) {
      server.middlewares.use('/guide', (request, response, next) => {
        void guideFiles().then((files) => {
          const file = files.find(({ fileName }) => fileName === `guide${request.url}`);
          if (!file) return next();
          if (file.fileName.endsWith('.html')) response.setHeader('content-type', 'text/html; charset=utf-8');
          if (file.fileName.endsWith('.css')) response.setHeader('content-type', 'text/css');
          response.end(file.source);
        });
      });
    },
    async generateBundle() {
      for (const file of await guideFiles()) this.emitFile({ type: 'asset', ...file });
    },
  };
}

type File = { fileName: string; source: string | Uint8Array };

async function guideFiles(): Promise<File[]> {
  const pictures = await readdir(PICTURES).catch(() => []);
  const styles = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')));
  const pages = await Promise.all(SHIPPED_LANGUAGES.map(pagesIn));
  return [
    { fileName: 'guide/guide.css', source: styles.join('\n') },
    ...pages.flat(),
    ...(await Promise.all(
      pictures.map(async (name) => ({
        fileName: `guide/pictures/${name}`,
        source: await readFile(join(PICTURES, name)),
      })),
    )),
  ];
}

/** English is the folder itself, other languages are folders in it: on disk and in addresses. */
async function pagesIn(language: Language): Promise<File[]> {
  const folder = language === 'en' ? '' : language;
  const names = (await readdir(join(SOURCE, folder))).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.map(async (name) => ({
      fileName: join('guide', folder, toPageName(name)).replaceAll('\\', '/'),
      source: toPage(await readFile(join(SOURCE, folder, name), 'utf8'), name, language),
    })),
  );
}

/** In the repository the pages link to each other as Markdown. */
function toPageName(name: string): string {
  return name === CONTENTS ? 'index.html' : name.replace(/\.md$/, '.html');
}

function toPage(markdown: string, name: string, language: Language): string {
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'link') token.href = toPageName(String(token.href));
    },
  });
  const [, title = 'Bellbird'] = /^# (.+)$/m.exec(markdown) ?? [];
  const back = name === CONTENTS ? '' : `<nav><a href="index.html">${CONTENTS_NAMES[language]}</a></nav>`;
  return `<!doctype html>
<html lang="${language === 'en' ? 'en-AU' : language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Bellbird</title>
<link rel="stylesheet" href="/guide/guide.css">
<link rel="icon" href="/favicon.svg">
</head>
<body>
${back}
<main>
${marked.parse(markdown, { async: false })}</main>
</body>
</html>
`;
}
