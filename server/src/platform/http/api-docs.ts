import type { CallSpec } from '@bellbird/contract/shared/call';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { z } from 'zod';

export const API_DOCS_STYLE = `
:root { color-scheme: light dark; --ink:#22302b; --quiet:#5f6b65; --line:#e8e1d7; --paper:#fbf8f3; --surface:#fff; --euc:#2a614f; --wash:#e6f0eb }
@media (prefers-color-scheme: dark) { :root { --ink:#eeebe4; --quiet:#a8b3ad; --line:#2f3a35; --paper:#141a18; --surface:#1b2320; --euc:#8dcbb2; --wash:#1f362e } }
* { box-sizing:border-box } body { margin:0; background:var(--paper); color:var(--ink); font:14px/1.5 system-ui,sans-serif }
main { max-width:960px; margin:0 auto; padding:32px 16px 64px } h1 { font:480 28px/36px Georgia,serif; margin:0 0 4px } h2 { font-size:16px; margin:32px 0 8px }
p { color:var(--quiet); margin:0 0 16px } a { color:var(--euc) }
details { background:var(--surface); border:1px solid var(--line); border-radius:10px; margin:0 0 8px; overflow:hidden }
summary { display:flex; flex-wrap:wrap; gap:4px 12px; padding:10px 14px; cursor:pointer; align-items:baseline } summary span { color:var(--quiet) }
code { font:13px/1.5 ui-monospace,monospace; overflow-wrap:anywhere } b { font-weight:600; color:var(--euc); min-width:56px } em { font-style:normal; background:var(--wash); border-radius:99px; padding:0 8px; font-size:12px; color:var(--euc) }
pre { margin:0; padding:12px 14px; border-top:1px solid var(--line); overflow:auto; font:12px/1.5 ui-monospace,monospace } h3 { font-size:12px; color:var(--quiet); margin:0; padding:10px 14px 6px; border-top:1px solid var(--line) } h3 + pre { border:0; padding-top:0 }`;

/** The API as a page for people: every call with its access, input and output. */
export function apiDocsPage(calls: readonly CallSpec[]): string {
  const domains = Map.groupBy(calls, (call) => call.name.split('.')[0] ?? '');
  const sections = [...domains].map(([domain, own]) => `<h2 id="${domain}">${domain}</h2>${own.map(entry).join('')}`);
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bellbird API</title><style>${API_DOCS_STYLE}</style></head><body><main><h1>Bellbird API</h1>
<p>${calls.length} calls below <code>${API_PREFIX}</code>, written from the same contract that binds the routes. As a machine reads it: <a href="${API_PREFIX}/openapi.json">openapi.json</a>.</p>
${sections.join('')}</main></body></html>`;
}

function entry(call: CallSpec): string {
  const parts = [
    ...(call.query ? [part('Query', call.query, 'input')] : []),
    ...(call.body ? [part(call.files ? 'Form fields' : 'Body', call.body, 'input')] : []),
    ...(call.files ? [`<h3>Files</h3><pre>${escape(JSON.stringify(call.files, null, 2))}</pre>`] : []),
    ...Object.entries(call.responses).map(([status, answer]) =>
      answer instanceof z.ZodType && !(answer instanceof z.ZodVoid)
        ? part(`Answer ${status}`, answer, 'output')
        : `<h3>Answer ${status}</h3><pre>${typeof answer === 'string' ? answer : 'nothing to read'}</pre>`,
    ),
  ];
  return `<details id="${call.name}"><summary><b>${call.method}</b><code>${escape(call.path)}</code><em>${call.access.kind}</em><span>${escape(call.summary)}</span></summary>${parts.join('')}</details>`;
}

function part(title: string, type: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return `<h3>${title}</h3><pre>${escape(JSON.stringify(json, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
