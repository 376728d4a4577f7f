import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { idParam, ourText } from '../../shared/fields.ts';

const QUESTION_TYPES = ['text', 'textarea', 'choice', 'multi_choice', 'number', 'date', 'email', 'phone'] as const;

const InfoRequestQuestion = z.object({
  name: z.string(),
  label: ourText(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  /** A request is sent with the value, whatever language the couple chose it in. */
  options: z.array(z.object({ value: z.string(), label: ourText() })),
});

/** The form couples fill in to request a quote. */
export const InfoRequestForm = z.object({
  name: ourText(),
  lead: ourText(),
  questions: z.array(InfoRequestQuestion),
});
export type InfoRequestForm = z.output<typeof InfoRequestForm>;

export const listInfoRequestForms = call({
  name: 'providers.infoRequestForms',
  method: 'GET',
  path: '/providers/{id}/info-request-forms',
  summary: 'The forms couples fill in to request a quote from this provider',
  access: memberFor('info'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(z.array(InfoRequestForm)) },
});
