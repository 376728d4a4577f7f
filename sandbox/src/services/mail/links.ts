const HREF = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const BARE = /https?:\/\/[^\s<>"')\]]+/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Every web address a reader of the mail could follow, each once, in the order of reading. */
export function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(HREF)].map((match) => decode(match[1] ?? match[2] ?? ''));
  const inText = [...text.matchAll(BARE)].map(([address]) => address.replace(/[.,;:!?]+$/, ''));
  return [...new Set([...inHtml, ...inText])].filter((address) => /^https?:\/\//i.test(address));
}

function decode(attribute: string): string {
  return attribute.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
