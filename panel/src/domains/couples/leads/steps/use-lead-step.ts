import type { LeadAction, LeadDetail } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { refetchTexts } from '#texts/texts.ts';
import { type Translate, loadTranslation, useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { type Notices, useNotices } from '#ui/notices/notices.ts';
import { useEarlyLoad } from '#ui/overlays/first-move.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { coupleOf, keepLead, refetchLead, showMoved } from './lead-cache.ts';
import { act } from './lead-steps.queries.ts';

/** Failures that a dialog handles; all others are shown as a notice. */
const FOR_THE_DIALOG: ReadonlySet<string> = new Set(['invalid_fields', 'day_taken']);

const WORDS = 'step-words';
const doneWords = { preload: () => refetchTexts(WORDS) };

/** Takes a step with any lead: shown at once, with an undo, and reverted if it is refused. */
export function useTakeStep(): (leadId: number, action: LeadAction) => Promise<ApiFailure | undefined> {
  const { t } = useTranslation('lead-steps');
  const queries = useQueryClient();
  const notices = useNotices();
  useEarlyLoad(doneWords);
  return useCallback((leadId, action) => takeStep({ t, queries, notices }, leadId, action), [t, queries, notices]);
}

/** Takes steps with one lead. */
export function useLeadStep(leadId: number) {
  const takeAny = useTakeStep();
  const [isTaking, setTaking] = useState(false);
  const take = async (action: LeadAction) => {
    setTaking(true);
    try {
      return await takeAny(leadId, action);
    } finally {
      setTaking(false);
    }
  };
  return { take, isTaking };
}

type StepContext = { t: Translate; queries: QueryClient; notices: Notices };

async function takeStep(context: StepContext, leadId: number, action: LeadAction): Promise<ApiFailure | undefined> {
  const { t, queries, notices } = context;
  const status = statusAfter(action);
  const undo = status && (await showMoved(queries, leadId, status));
  try {
    const about = coupleOf(queries, leadId);
    // Nothing is awaited before it is stored.
    const text = t(`waits.${stepOf(action)}`, { name: firstNames(about) });
    const answer = await act(leadId, action, { about, text });
    if (answer.isKept) {
      notices.success(t('kept'));
      return undefined;
    }
    await reportStep(context, answer.data, action);
    await keepLead(queries, answer.data);
    return undefined;
  } catch (error) {
    await undo?.();
    // Somebody else may have moved them, and lists that were being fetched are not up to date.
    void refetchLead(queries, leadId);
    if (!(error instanceof ApiFailure)) throw error;
    if (!FOR_THE_DIALOG.has(error.code)) notices.error(error.message);
    return error;
  }
}

/** Whether the couple takes messages of any kind. */
export const canWrite = ({ channels }: LeadDetail) => channels.email === null || channels.sms === null;

async function reportStep(context: StepContext, lead: LeadDetail, action: LeadAction): Promise<void> {
  const { notices, t } = context;
  const told = action.type.endsWith('_appointment') ? ` ${t(canWrite(lead) ? 'told' : 'tellByPhone')}` : '';
  const name = firstNames(lead.couple.name);
  // The step is taken, even if its words were lost.
  const words = await loadTranslation(WORDS).catch(() => undefined);
  const text = (words?.(stepOf(action), { name }) ?? name) + told;
  if (action.type === 'undo' || !lead.undo) return notices.success(text);
  const { eventId } = lead.undo;
  notices.success(text, {
    label: t('undo'),
    onClick: () => void takeStep(context, lead.id, { type: 'undo', eventId }),
  });
}

const stepOf = (action: LeadAction) => (action.type === 'change_status' ? `to.${action.status}` : action.type);

const LEADS_TO: Partial<Record<LeadAction['type'], LeadStatus>> = {
  approve_deal: 'deal_approved',
  reject_deal: 'negotiating',
  report_spam: 'spam_reported',
  call_off_deal: 'rejected',
};

/** The status after a step, if it is certain beforehand. */
function statusAfter(action: LeadAction): LeadStatus | undefined {
  return action.type === 'change_status' ? action.status : LEADS_TO[action.type];
}
