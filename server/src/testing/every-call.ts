import type { CallSpec } from '@bellbird/contract/shared/call';
import { pathParameters } from '@bellbird/contract/shared/call';
import type { z } from 'zod';
import type { CallOptions } from './world.ts';
import { type Ids, sampleOf } from './samples.ts';

export type Prepared = { method: string; path: string; options: CallOptions };

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
  return { method: call.method, path: search.size ? `${path}?${search}` : path, options: bodyOptions(call, body) };
}

function bodyOptions(call: CallSpec, body: unknown): CallOptions {
  if (body === undefined) return {};
  return call.files ? multipart(body as Record<string, unknown>) : { body };
}

const BOUNDARY = 'bellbird-test-boundary';

function multipart(fields: Record<string, unknown>): CallOptions {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return {
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
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
