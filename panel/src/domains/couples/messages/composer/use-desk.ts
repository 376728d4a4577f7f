import type { LeadDetail, MessageType } from '@bellbird/contract/couples/leads';
import { fillMergeFields } from '@bellbird/contract/couples/messages/merge-fields.ts';
import type { Template } from '@bellbird/contract/couples/templates';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { mergeValuesOptions, storedFilesOptions } from '../messages.queries.ts';
import { type Attached, type Draft, escaped, filesFault, joined, textOf, unresolvedIn } from './letter.ts';
import { type Later, outgoingOf } from './outgoing.ts';
import { useDraft } from './use-draft.ts';
import { useMailBody } from './use-mail-body.ts';
import { useSend } from './use-send.ts';

type Letter = { subject: string; files: readonly Attached[]; templateId: number | null };

export type DeskOptions = {
  leadId: number;
  lead: LeadDetail;
  isOffer: boolean;
  onSent: () => void;
  initial: Draft | undefined;
};

const EMPTY: Letter = { subject: '', files: [], templateId: null };
const known = (ids: readonly number[]): Attached[] => ids.map((id) => ({ id, name: '', sizeKb: 0 }));

/** All that lies on the writing desk: what is written by which way, with which files, and what can be done with it. */
export function useDesk({ leadId, lead, isOffer, onSent, initial }: DeskOptions) {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const user = useUser();
  const values = useQuery(mergeValuesOptions(leadId)).data;
  const [type, setType] = useState<MessageType>(initial?.type ?? (lead.channels.email ? 'sms' : 'email'));
  const [letter, setLetter] = useState<Letter>(initial ? { ...initial, files: known(initial.attachmentIds) } : EMPTY);
  const [withSignature, setWithSignature] = useState(true);
  const [text, setText] = useState(initial?.type === 'sms' ? initial.body : '');
  const mail = useMailBody(initial?.type === 'email' ? initial.body : '', values);
  const files = useNamed(letter.files, user?.customerId ?? 0);
  const send = useSend(leadId, onSent);
  const draft = useDraft(user?.id ?? 0, leadId);

  const written = () => ({ ...letter, files, type, body: type === 'sms' ? text : mail.html.current });
  const keep = useKeeping([type, text, letter], () => {
    const { subject, body, templateId } = written();
    draft.keep({ type, subject, body, templateId, attachmentIds: files.map(({ id }) => id) });
  });

  const wordsOf = (template: Template) =>
    type === 'sms' ? textOf(fillMergeFields(template.body, values ?? {}, escaped)) : template.body;

  /** Adds a template to what is written; false when the editor is not there to take it. */
  const insertTemplate = (template: Template): boolean => {
    if (type === 'sms') {
      setText((before) => [before, wordsOf(template)].filter(Boolean).join('\n'));
      return true;
    }
    if (!mail.editor.current) {
      notices.error(t('editorNotReady'));
      return false;
    }
    setLetter((before) => ({
      subject: before.subject || fillMergeFields(template.subject, values ?? {}),
      files: joined(before.files, known(template.attachmentIds)),
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

  const post = async (later?: Later) => {
    const before = { letter, text, html: mail.html.current };
    const parcel = outgoingOf({ ...written(), withSignature, isOffer }, values ?? {}, later);
    draft.forget();
    setLetter(EMPTY);
    if (type === 'sms') setText('');
    else mail.write('');
    if (await send(parcel)) return;
    // It did not go: all of it comes back, before what was begun meanwhile.
    setLetter(before.letter);
    if (type === 'sms') setText((now) => [before.text, now].filter(Boolean).join('\n'));
    else mail.write(before.html + mail.html.current);
  };

  /** A template as it stands, without a stop at the editor. */
  const postTemplate = async (template: Template) => {
    const { subject, id: templateId } = template;
    const parcel = { type, subject, templateId, files: known(template.attachmentIds), body: wordsOf(template) };
    if (!(await send(outgoingOf({ ...parcel, withSignature, isOffer }, values ?? {}, undefined))))
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
    subject: letter.subject,
    setSubject: (subject: string) => setLetter((before) => ({ ...before, subject })),
    files,
    addFiles: (more: readonly Attached[]) => setLetter((before) => ({ ...before, files: joined(before.files, more) })),
    removeFile: (id: number) =>
      setLetter((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    filesFault: type === 'email' ? filesFault(files) : undefined,
    withSignature,
    setWithSignature,
    unresolved:
      type === 'sms'
        ? unresolvedIn(text, values)
        : [...new Set([...unresolvedIn(letter.subject, values), ...mail.unresolved])],
    insertTemplate,
    insertField,
    post,
    postTemplate,
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** Files that came with a draft or a template are numbers until the list of stored files names them. */
function useNamed(files: readonly Attached[], customerId: number): Attached[] {
  const isUnnamed = files.some((file) => file.name === '');
  const stored = useQuery({ ...storedFilesOptions(customerId), enabled: isUnnamed }).data;
  return files.map((file) => (file.name ? file : (stored?.find(({ id }) => id === file.id) ?? file)));
}

/** Keeps the draft whenever one of these changes, and whenever the answer is called. */
function useKeeping(changes: readonly unknown[], keep: () => void): () => void {
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
