import type { LeadDetail, MessageType } from '@bellbird/contract/couples/leads';
import { fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import type { Template } from '@bellbird/contract/couples/templates';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { mergeValuesOptions, storedFilesOptions } from '../messages.queries.ts';
import {
  type Attached,
  type Draft,
  escapeHtml,
  filesFault,
  mergeFiles,
  htmlToText,
  findUnresolved,
} from './message-draft.ts';
import { type Schedule, toOutgoing } from './outgoing.ts';
import { useDraft } from './use-draft.ts';
import { useMailBody } from './use-mail-body.ts';
import { useSend } from './use-send.ts';

type Content = { subject: string; files: readonly Attached[]; templateId: number | null };

export type ComposerOptions = {
  leadId: number;
  lead: LeadDetail;
  isOffer: boolean;
  onSent: () => void;
  initial: Draft | undefined;
};

const EMPTY: Content = { subject: '', files: [], templateId: null };
const known = (ids: readonly number[]): Attached[] => ids.map((id) => ({ id, name: '', sizeKb: 0 }));

/** The state of the composer: the message, its channel and files, and the actions. */
export function useComposer({ leadId, lead, isOffer, onSent, initial }: ComposerOptions) {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const user = useUser();
  const values = useQuery(mergeValuesOptions(leadId)).data;
  const [type, setType] = useState<MessageType>(initial?.type ?? (lead.channels.email ? 'sms' : 'email'));
  const [content, setContent] = useState<Content>(
    initial ? { ...initial, files: known(initial.attachmentIds) } : EMPTY,
  );
  const [withSignature, setWithSignature] = useState(true);
  const [text, setText] = useState(initial?.type === 'sms' ? initial.body : '');
  const mail = useMailBody(initial?.type === 'email' ? initial.body : '', values);
  const files = useFileNames(content.files, user?.customerId ?? 0);
  const send = useSend({ leadId, coupleName: lead.couple.name }, onSent);
  const draft = useDraft(user?.id ?? 0, leadId);

  const written = () => ({ ...content, files, type, body: type === 'sms' ? text : mail.html.current });
  const keep = useDraftSaving([type, text, content], () => {
    const { subject, body, templateId } = written();
    draft.keep({ type, subject, body, templateId, attachmentIds: files.map(({ id }) => id) });
  });

  const templateText = (template: Template) =>
    type === 'sms' ? htmlToText(fillMergeFields(template.body, values ?? {}, escapeHtml)) : template.body;

  /** Adds a template to the message; false if the editor has not loaded yet. */
  const insertTemplate = (template: Template): boolean => {
    if (type === 'sms') {
      setText((before) => [before, templateText(template)].filter(Boolean).join('\n'));
      return true;
    }
    if (!mail.editor.current) {
      notices.error(t('editorNotReady'));
      return false;
    }
    setContent((before) => ({
      subject: before.subject || fillMergeFields(template.subject, values ?? {}),
      files: mergeFiles(before.files, known(template.attachmentIds)),
      templateId: template.id,
    }));
    mail.write(mail.html.current + template.body);
    mail.editor.current.focusEnd();
    return true;
  };

  const insertField = (name: string) => {
    if (mail.editor.current) mail.editor.current.insertField(name);
    else notices.error(t('editorNotReady'));
  };

  const post = async (later?: Schedule) => {
    const before = { content, text, html: mail.html.current };
    const outgoing = toOutgoing({ ...written(), withSignature, isOffer }, values ?? {}, later);
    draft.forget();
    setContent(EMPTY);
    if (type === 'sms') setText('');
    else mail.write('');
    if (await send(outgoing)) return;
    // Sending failed: everything comes back, before what was typed in the meantime.
    setContent(before.content);
    if (type === 'sms') setText((now) => [before.text, now].filter(Boolean).join('\n'));
    else mail.write(before.html + mail.html.current);
  };

  /** Sends a template as it is, without the editor. */
  const postTemplate = async (template: Template) => {
    const { subject, id: templateId } = template;
    const outgoing = { type, subject, templateId, files: known(template.attachmentIds), body: templateText(template) };
    if (!(await send(toOutgoing({ ...outgoing, withSignature, isOffer }, values ?? {}, undefined))))
      insertTemplate(template);
  };

  return {
    type,
    setType,
    values,
    isEmpty: type === 'sms' ? text.trim() === '' : mail.isEmpty,
    text,
    setText,
    mail,
    noteMail: (html: string) => {
      mail.note(html);
      keep();
    },
    subject: content.subject,
    setSubject: (subject: string) => setContent((before) => ({ ...before, subject })),
    files,
    addFiles: (more: readonly Attached[]) =>
      setContent((before) => ({ ...before, files: mergeFiles(before.files, more) })),
    removeFile: (id: number) =>
      setContent((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    filesFault: type === 'email' ? filesFault(files) : undefined,
    withSignature,
    setWithSignature,
    unresolved:
      type === 'sms'
        ? findUnresolved(text, values)
        : [...new Set([...findUnresolved(content.subject, values), ...mail.unresolved])],
    insertTemplate,
    insertField,
    post,
    postTemplate,
  };
}

export type ComposerState = ReturnType<typeof useComposer>;

/** The files of a draft or a template are ids until the list of stored files names them. */
function useFileNames(files: readonly Attached[], customerId: number): Attached[] {
  const isUnnamed = files.some((file) => file.name === '');
  const stored = useQuery({ ...storedFilesOptions(customerId), enabled: isUnnamed }).data;
  return files.map((file) => (file.name ? file : (stored?.find(({ id }) => id === file.id) ?? file)));
}

/** Saves the draft whenever one of these changes, and when the returned function is called. */
function useDraftSaving(changes: readonly unknown[], keep: () => void): () => void {
  const latest = useRef(keep);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (!isFirst.current) latest.current();
    isFirst.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, changes);
  return useCallback(() => latest.current(), []);
}
