/** A piece of markup that needs no more escaping. */
export type Html = { readonly markup: string };

type Part = Html | string | number | false | undefined | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup; everything put in is escaped unless it is markup itself. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: literals.reduce((markup, literal, i) => markup + render(parts[i - 1]) + literal) };
}

/** Markup written by ourselves, such as a drawing. */
export const trusted = (markup: string): Html => ({ markup });

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  }
  return 'markup' in part ? part.markup : part.map(render).join('');
}
