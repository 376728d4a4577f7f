import type { Plugin } from 'vite';

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

/** Inlines the page's one small style sheet: nothing is painted before it, so it must not cost another request. */
export function inlineStyles(): Plugin {
  return {
    name: 'bellbird:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(SHEET, (link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return link;
          delete bundle[file];
          return `<style>${String(sheet.source).trim()}</style>`;
        }),
    },
  };
}
