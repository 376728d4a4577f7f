/** One step of a call, in the XML that tells a phone network what to do next. */
export type Verb = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Verb[];
};

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z]+="[^"]*")*)\s*(\/?)>|<\?[^>]*\?>/g;
const ATTRIBUTE = /([A-Za-z]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

type Open = { name: string; attributes: Record<string, string>; text: string; children: Verb[] };

/** The verbs of a `<Response>`, in order; anything else is no script. */
export function readScript(xml: string): readonly Verb[] {
  const root: Open = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let last = 0;
  for (const match of xml.matchAll(TAG)) {
    const [whole, closing, name, attributes = '', empty] = match;
    const inside = open.at(-1) ?? root;
    inside.text += decode(xml.slice(last, match.index));
    last = match.index + whole.length;
    if (!name) continue;
    if (closing) {
      if (open.length < 2 || inside.name !== name) throw new Error(`</${name}> closes nothing.`);
      open.pop();
      continue;
    }
    const verb: Open = { name, attributes: attributesIn(attributes), text: '', children: [] };
    inside.children.push(verb);
    if (!empty) open.push(verb);
  }
  const [response] = root.children;
  if (open.length > 1 || response?.name !== 'Response') throw new Error('The answer is no <Response>.');
  return response.children;
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity).trim();
}
