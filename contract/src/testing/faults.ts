import type { z } from 'zod';

/** What is wrong with a value: each path with its text. Nothing if the schema takes it. */
export function faultsOf(schema: z.ZodType, value: unknown): [path: string, text: string][] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

export function isAccepted(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

export const REQUIRED = 'This field is required!';
