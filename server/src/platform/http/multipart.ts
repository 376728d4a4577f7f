import '@fastify/multipart';
import type { CallSpec } from '@bellbird/contract/shared/call';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { inspectUpload } from '../uploads/inspect-upload.ts';
import type { ReceivedFile } from './route.ts';

type Received = { body: Record<string, unknown>; files: Record<string, ReceivedFile> };

const FIELD_BYTES = 64 * 1024;

/** Reads a multipart body into memory (the sizes are capped) and checks each file by its content. */
export async function readMultipart(request: FastifyRequest, call: CallSpec): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('wrong_type');
  const rules = call.files ?? {};
  const names = Object.keys(rules);
  const largest = Math.max(...names.map((name) => (rules[name]?.maxKb ?? 0) * 1024));
  // One byte over the limit is let through, so that the rule itself reports it at the field.
  const limits = {
    fileSize: largest + 1,
    files: names.length,
    fields: 50,
    fieldSize: FIELD_BYTES,
    parts: names.length + 50,
  };
  const body: Record<string, unknown> = {};
  const raw = new Map<string, { filename: string; bytes: Buffer }>();
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') raw.set(part.fieldname, { filename: part.filename, bytes: await part.toBuffer() });
    else if (part.fieldname !== '__proto__') body[part.fieldname] = part.value;
  }
  const fields: Record<string, string> = {};
  const files: Record<string, ReceivedFile> = {};
  for (const name of raw.keys()) if (!names.includes(name)) fields[name] = 'This field is not known here.';
  for (const name of names) {
    const rule = rules[name];
    if (!rule) continue;
    const result = await inspectUpload(rule, raw.get(name));
    if (!result.ok) fields[name] = result.message;
    else if (result.upload) files[name] = result.upload;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
  return { body, files };
}
