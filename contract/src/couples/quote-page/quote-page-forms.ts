import { z } from 'zod';
import { DECLINE_REASONS } from '../quotes/quote-stages.ts';
import { QUOTE_LINES_MAX } from '../../shared/limits.ts';

export const QUESTION_MAX = 2000;
export const SIGNATURE_MAX = 120;
export const DECLINE_TEXT_MAX = 1000;

const Words = (max: number) => z.string().trim().min(1).max(max);
const Key = z.string().max(24);

/** What the couple’s forms send. Whatever they leave out or add is refused by the handler that reads it. */
export const AskForm = z.object({ question: Words(QUESTION_MAX) });
export const DeclineForm = z.object({
  reason: z.enum(DECLINE_REASONS).catch('other'),
  text: z.string().trim().max(DECLINE_TEXT_MAX).catch(''),
});
export const ChosenExtras = z.array(Key).max(QUOTE_LINES_MAX);
export const AcceptForm = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  chosen: ChosenExtras,
  name: Words(SIGNATURE_MAX),
  agreed: z.literal('on'),
});
/** What the gateway gave for a card that was typed into its own frame. */
export const CardToken = z.string().regex(/^\w{4,200}$/);
