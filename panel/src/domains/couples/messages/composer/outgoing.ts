import type { MessageType } from '@bellbird/contract/couples/leads';
import { type MergeValues, fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import { type Attached, escapeHtml } from './message-draft.ts';
import type { Outgoing } from './use-send.ts';

export type Schedule = { sendAt: string; cancelIfAnswered: boolean };

export type Written = {
  type: MessageType;
  subject: string;
  /** HTML for an email, plain text for a text message; merge fields are not filled in yet. */
  body: string;
  files: readonly Attached[];
  templateId: number | null;
  withSignature: boolean;
  isOffer: boolean;
};

/** The message for the API, and how it looks until the server answers. */
export function toOutgoing(written: Written, values: MergeValues, later: Schedule | undefined): Outgoing {
  const { type, subject, body, files, templateId, withSignature, isOffer } = written;
  const common = { ...later, ...(templateId !== null && { templateId }) };
  if (type === 'sms')
    return {
      message: { type, body: { body, ...common } },
      look: { subject: null, body: fillMergeFields(body, values), bodyHtml: null, attachments: [] },
    };
  const attachmentIds = files.map(({ id }) => id);
  return {
    message: { type, body: { subject, body, attachmentIds, isOffer, withSignature, ...common } },
    look: {
      subject: fillMergeFields(subject, values) || null,
      body: '',
      bodyHtml: fillMergeFields(body, values, escapeHtml),
      attachments: files.map(({ id, name, sizeKb }) => ({ id: -id, name, mimeType: '', sizeKb, url: '' })),
    },
  };
}
