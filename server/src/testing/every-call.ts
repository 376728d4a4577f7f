import type { CallSpec } from '@bellbird/contract/shared/call';
import { pathParameters } from '@bellbird/contract/shared/call';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import type { z } from 'zod';
import type { CallOptions } from './world.ts';
import { type Ids, sampleOf } from './samples.ts';

/** `sample` is the body before it is written down, which a form with files does its own way. */
export type Prepared = { method: string; path: string; options: CallOptions; sample: unknown };

/** A request for a call whose ids, in path, query and body alike, come from `ids`. */
export function requestFor(call: CallSpec, ids: Ids): Prepared {
  const shape = (call.params?.shape ?? {}) as Record<string, z.ZodType>;
  let path = call.path;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(sampleOf(shape[name] as z.ZodType, ids))));
  }
  const query = call.query ? sampleOf(call.query, ids) : {};
  const search = new URLSearchParams(query as Record<string, string>);
  const body = call.body && sampleOf(call.body, ids);
  const options = bodyOptions(call, body);
  return { method: call.method, path: search.size ? `${path}?${search}` : path, options, sample: body };
}

/** A body as the call wants it: as JSON, or as a form with the files it cannot do without. */
export function bodyOptions(call: CallSpec, body: unknown): CallOptions {
  if (body === undefined) return {};
  return call.files ? multipart(body as Record<string, unknown>, requiredFiles(call)) : { body };
}

/** The smallest picture and document there are: a call that wants one must get as far as its rules. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

function requiredFiles(call: CallSpec): [string, UploadRule][] {
  return Object.entries(call.files ?? {}).filter(([, rule]) => rule.required);
}

function samplePart(name: string, rule: UploadRule): Buffer {
  return rule.kind === 'image' ? filePart(name, 'pixel.png', PIXEL) : filePart(name, 'page.pdf', PDF);
}

const BOUNDARY = 'bellbird-test-boundary';

function multipart(fields: Record<string, unknown>, files: readonly (readonly [string, UploadRule])[]): CallOptions {
  return multipartOf([
    ...Object.entries(fields).map(([name, value]) => fieldPart(name, value)),
    ...files.map(([name, rule]) => samplePart(name, rule)),
  ]);
}

function head(disposition: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
}

function filePart(name: string, filename: string, bytes: Buffer): Buffer {
  const start = `${head(`name="${name}"; filename="${filename}"`)}content-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(start), bytes, Buffer.from('\r\n')]);
}

function multipartOf(parts: readonly Buffer[]): CallOptions {
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A multipart body with one file. */
export function multipartWith(name: string, filename: string, bytes: Buffer): CallOptions {
  return multipartForm({}, { [name]: { filename, bytes } });
}

/** A multipart body as a form sends it: its fields as text, its files as they are. */
export function multipartForm(
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, { filename: string; bytes: Buffer }>> = {},
): CallOptions {
  return multipartOf([
    ...Object.entries(fields).map(([name, value]) => fieldPart(name, value)),
    ...Object.entries(files).map(([name, { filename, bytes }]) => filePart(name, filename, bytes)),
  ]);
}

function fieldPart(name: string, value: unknown): Buffer {
  return Buffer.from(`${head(`name="${name}"`)}\r\n${String(value)}\r\n`);
}

/** The entities that the ids of a call point to, wherever they stand. */
export function entitiesIn(call: CallSpec): Set<string> {
  const seen = new Set<string>();
  const collect: Ids = (entity) => {
    seen.add(entity);
    return 1;
  };
  requestFor(call, collect);
  return seen;
}
