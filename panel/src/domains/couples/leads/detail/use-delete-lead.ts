import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { parseSearch } from '#platform/routing/search.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { deleteLead } from './lead-changes.queries.ts';
import { recallList } from '../neighbours/last-list.ts';

/** Deletes a couple that the vendor added, and returns to the list. */
export function useDeleteLead(id: number) {
  const { t } = useTranslation('lead-menu');
  const confirm = useConfirm();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (lead: LeadSummary) => {
    const name = firstNames(lead.couple.name);
    const question = { title: t('delete.title', { name }), text: t('delete.text'), confirm: t('delete.confirm') };
    if (!(await confirm({ ...question, danger: true }))) return;
    if (!(await attempt(() => deleteLead(id), t('delete.done', { name })))) return;
    await navigate({ to: pathTo('leads'), search: parseSearch(recallList().search), replace: true });
    void queries.invalidateQueries({ queryKey: ['leads'] });
  };
}
