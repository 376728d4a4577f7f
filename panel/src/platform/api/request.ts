import { type Method, pathParameters } from '@bellbird/contract/shared/call';

export type RawInput = {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  files?: Readonly<Record<string, Blob | undefined>> | undefined;
};

/** `GET /leads/{id}/calls` + `{ id: 7 }` + `{ page: 2 }` → `GET`, `/leads/7/calls?page=2`. */
export function toTarget(route: string, { params = {}, query = {} }: RawInput): { method: Method; path: string } {
  const [method, path] = route.split(' ') as [Method, string];
  const filled = pathParameters(path).reduce(
    (url, name) => url.replace(`{${name}}`, encodeURIComponent(String(params[name]))),
    path,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) search.append(name, String(item));
  }
  return { method, path: search.size > 0 ? `${filled}?${search}` : filled };
}

/** JSON, or multipart as soon as there are files; the browser itself writes the multipart header. */
export function toBody({ body, files }: RawInput): { content?: string | FormData; headers: Record<string, string> } {
  if (files) return { content: formData(body, files), headers: {} };
  if (body === undefined) return { headers: {} };
  return { content: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function formData(body: unknown, files: NonNullable<RawInput['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}
