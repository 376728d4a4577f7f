import { z } from 'zod';
import { optionalText, text } from '../../shared/fields.ts';
import { AGREEMENT_TEXT_MAX, AGREEMENT_TITLE_MAX } from '../../shared/limits.ts';
import { AGREEMENT_TYPES } from './agreements.calls.ts';

const title = optionalText(AGREEMENT_TITLE_MAX);
const body = optionalText(AGREEMENT_TEXT_MAX).meta({ shownAs: 'html' });

/** An agreement in every language; without a translation people read English. Publishing it makes a new version. */
export const AgreementEntry = z.strictObject({
  type: z.enum(AGREEMENT_TYPES).meta({ once: true }),
  title: text(AGREEMENT_TITLE_MAX),
  body: text(AGREEMENT_TEXT_MAX).meta({ shownAs: 'html' }),
  titleTr: title,
  bodyTr: body,
  titleAr: title,
  bodyAr: body,
});
export type AgreementEntry = z.output<typeof AgreementEntry>;
