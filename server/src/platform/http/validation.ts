import type { CallSpec } from '@bellbird/contract/shared/call';
import { TEXT } from '@bellbird/contract/shared/sentences';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '../errors/app-error.ts';

type Raw = { params: unknown; query: unknown; body: unknown };
/** Without it an issue does not distinguish a missing value from one of the wrong type. */
const REPORT_INPUT = { reportInput: true } as const;

type Valid = { params: unknown; query: unknown; body: unknown };

/** Validates the input of a call; unknown fields are refused, not ignored. */
export function validate(call: CallSpec, raw: Raw): Valid {
  // PostgreSQL cannot store NUL in text, and no honest form sends it.
  if (hasNul(raw)) throw new AppError('bad_request');
  // An impossible id gets the same answer as one that does not exist.
  const params = call.params?.safeParse(raw.params);
  if (params && !params.success) throw new AppError('not_found');
  const fields: Record<string, string> = {};
  const query = call.query ? collect(call.query.safeParse(raw.query ?? {}, REPORT_INPUT), fields) : undefined;
  const body = call.body ? collect(call.body.safeParse(raw.body ?? {}, REPORT_INPUT), fields) : undefined;
  if (!call.body && raw.body !== undefined && raw.body !== null) fields[''] = 'This call takes no body.';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
  return { params: params?.data, query, body };
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  // Not by entries: this looks at every value of every call.
  for (const key in value) if (hasNul(key) || hasNul((value as Record<string, unknown>)[key])) return true;
  return false;
}

function collect(result: z.ZodSafeParseResult<unknown>, fields: Record<string, string>): unknown {
  if (result.success) return result.data;
  for (const issue of result.error.issues) Object.assign(fields, { ...sentencesOf(issue), ...fields });
  return undefined;
}

function sentencesOf(issue: z.core.$ZodIssue): FieldErrors {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return Object.fromEntries(
      issue.keys.map((key) => [[...issue.path, key].join('.'), 'This field is not known here.']),
    );
  }
  // A missing value is ‘required’ whatever its type.
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return { [path]: missing && issue.message.startsWith('Invalid input') ? TEXT.required : issue.message };
}
