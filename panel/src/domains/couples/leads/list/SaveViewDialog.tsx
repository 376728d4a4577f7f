import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import { leadViewsOptions, saveView } from './list.queries.ts';

const resolver = lazyResolver(async () =>
  (await import('@bellbird/contract/couples/leads')).saveLeadView.body.pick({ name: true }),
);

/** Saves the current filters under a name; an existing name is replaced. */
export function SaveViewDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const { t } = useTranslation('leads-list');
  const queries = useQueryClient();
  const notices = useNotices();
  const form = useForm({ resolver, defaultValues: { name: '' } });

  const submit = async ({ name }: { name: string }) => {
    await saveView(name, search);
    notices.success(t('views.saved', { name }));
    void queries.invalidateQueries(leadViewsOptions);
  };

  return (
    <StepDialog title={t('views.title')} confirm={t('views.confirm')} form={form} onSubmit={submit} onClose={onClose}>
      <TextField name="name" label={t('views.name')} help={t('views.help')} autoFocus required autoComplete="off" />
    </StepDialog>
  );
}
