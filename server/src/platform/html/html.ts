import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escape-html.ts';

/** Markup that needs no more escaping. */
export type Html = { readonly markup: string };

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Builds markup: everything put in is escaped, unless it is markup itself. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: literals.reduce((markup, literal, index) => markup + render(parts[index - 1]) + literal) };
}

function render(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(render).join('');
}

/** A style sheet of our own in the page itself; the content policy names its hash (`styleHash`). */
export function styleSheet(text: string): Html {
  if (text.includes('</')) throw new Error('A style sheet cannot contain an end tag.');
  return { markup: `<style>${text}</style>` };
}

/** What a content policy allows a style sheet by. */
export const styleHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Data for a page’s own script, in an element that the browser does not run. */
export function dataScript(id: string, data: unknown): Html {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return { markup: `<script type="application/json" id="${escapeHtml(id)}">${text}</script>` };
}
