import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { keepLead } from '../steps/lead-cache.ts';
import { changedFields, type FactValues, toFormValues } from './facts-form.ts';
import { type Facts, updateLead } from './lead-changes.queries.ts';
import { leadOptions } from './lead.queries.ts';

const resolver = lazyResolver(async () => (await import('./facts-schema.ts')).FactsForm);

export type Newer = { lead: LeadDetail; fields: (keyof FactValues)[] };

/** The form for a couple's details. If somebody else saved first, it keeps what was typed and shows their values. */
export function useFactsForm(lead: LeadDetail, onClose: () => void) {
  const { t } = useTranslation('lead-tabs');
  const queries = useQueryClient();
  const notices = useNotices();
  const base = useRef(lead);
  const [newer, setNewer] = useState<Newer>();
  const form = useForm({ resolver, defaultValues: toFormValues(lead) });

  const save = async (facts: Facts) => {
    try {
      const saved = await updateLead(lead.id, { ...facts, version: base.current.version });
      notices.success(t('edit.saved'));
      await keepLead(queries, saved);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'stale_version') return lookAgain();
      const message = error.message;
      applyFieldErrors(form, { message, fields: error.fields });
    }
  };

  const lookAgain = async () => {
    const now = await queries.fetchQuery({ ...leadOptions(lead.id), staleTime: 0 });
    setNewer({ lead: now, fields: changedFields(base.current, now) });
    base.current = now;
  };
  return { form, save, newer };
}
