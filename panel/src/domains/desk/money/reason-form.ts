import { text } from '@bellbird/contract/shared/fields';
import { REFUND_REASON_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';

export const ReasonForm = z.object({ reason: text(REFUND_REASON_MAX), cancelsRest: z.boolean() });
