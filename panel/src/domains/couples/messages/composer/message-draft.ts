import type { MessageType } from '@bellbird/contract/couples/leads';
import {
  type MergeField,
  type MergeValues,
  MERGE_FIELDS,
  mergeFieldsIn,
} from '@bellbird/contract/couples/messages/merge-fields.ts';
import { ATTACHMENTS_PER_MESSAGE, MAIL_FILES_KB } from '@bellbird/contract/shared/limits';

export type Attached = { id: number; name: string; sizeKb: number };

/** A message being written, as it is saved between visits. */
export type Draft = {
  type: MessageType;
  subject: string;
  body: string;
  attachmentIds: number[];
  templateId: number | null;
};

/** The merge fields in a text that have no value for this couple; none while the values load. */
export function findUnresolved(text: string, values: MergeValues | undefined): string[] {
  if (!values) return [];
  return mergeFieldsIn(text).filter((name) => !values[name as MergeField]);
}

export function isMergeField(name: string): name is MergeField {
  return (MERGE_FIELDS as readonly string[]).includes(name);
}

/** What is wrong with the files together. */
export function filesFault(files: readonly Attached[]): 'tooMany' | 'tooLarge' | undefined {
  if (files.length > ATTACHMENTS_PER_MESSAGE) return 'tooMany';
  return files.reduce((sum, file) => sum + file.sizeKb, 0) > MAIL_FILES_KB ? 'tooLarge' : undefined;
}

/** All files, each once. */
export function mergeFiles(files: readonly Attached[], more: readonly Attached[]): Attached[] {
  return [...files, ...more.filter(({ id }) => !files.some((file) => file.id === id))];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Plain text as the editor would write it. */
export function textToHtml(text: string): string {
  if (text.trim() === '') return '';
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** HTML as plain text, for a text message. */
export function htmlToText(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>|<\/(?:p|li|h3)>/g, '$&\n'), 'text/html');
  return page.body.textContent.trim();
}
