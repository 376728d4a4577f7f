import { text } from '@bellbird/contract/shared/fields';
import { APPROVAL_REASON_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';

export const RejectForm = z.object({ reason: text(APPROVAL_REASON_MAX) });
