import '@fastify/multipart';
import type { CallSpec } from '@bellbird/contract/shared/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { inspectUpload } from '../uploads/inspect-upload.ts';
import type { Scan } from '../uploads/virus-scanner.ts';
import { type Spooled, spool, takeUploadSlot } from '../uploads/upload-slots.ts';
import type { ReceivedFile } from './route.ts';

type Received = { body: Record<string, unknown>; files: Record<string, ReceivedFile> };

const FIELD_BYTES = 64 * 1024;

type Parts = { body: Record<string, unknown>; spooled: Map<string, Spooled & { filename: string }> };

/** Reads a multipart body and checks each file by its content; the sizes are capped, and so is what is in memory. */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallSpec,
  scan: Scan | undefined,
): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('wrong_type');
  const parts: Parts = { body: {}, spooled: new Map() };
  try {
    await receive(request, call, parts);
    await takeUploadSlot(reply.raw);
    return { body: parts.body, files: await inspect(call, parts, scan) };
  } finally {
    await Promise.all([...parts.spooled.values()].map((each) => each.discard()));
  }
}

async function receive(request: FastifyRequest, call: CallSpec, { body, spooled }: Parts): Promise<void> {
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
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const earlier = spooled.get(part.fieldname);
      spooled.set(part.fieldname, { filename: part.filename, ...(await spool(part.file)) });
      await earlier?.discard();
    } else if (part.fieldname !== '__proto__') body[part.fieldname] = part.value;
  }
}

async function inspect(
  call: CallSpec,
  { spooled }: Parts,
  scan: Scan | undefined,
): Promise<Record<string, ReceivedFile>> {
  const rules = call.files ?? {};
  const names = Object.keys(rules);
  const fields: Record<string, string> = {};
  const files: Record<string, ReceivedFile> = {};
  for (const name of spooled.keys()) if (!names.includes(name)) fields[name] = 'This field is not known here.';
  for (const name of names) {
    const rule = rules[name];
    if (!rule) continue;
    const given = spooled.get(name);
    const file = given && { filename: given.filename, bytes: await given.read() };
    const result = await inspectUpload(rule, file, scan);
    if (!result.ok) fields[name] = result.message;
    else if (result.upload) files[name] = result.upload;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
  return files;
}
