import { z } from 'zod';
import { member } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { one } from '../shared/envelope.ts';

export const readPromptMeta = call({
  name: 'prompts.meta',
  method: 'GET',
  path: '/provider-prompts/meta',
  summary: 'How many prompts wait for the caller',
  access: member,
  responses: { 200: one(z.object({ pending: z.int() })) },
});
