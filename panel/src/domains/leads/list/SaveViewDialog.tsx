import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/useTranslation.ts';
import { lazyResolver } from '#ui/forms/lazyResolver.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { useTellFailure } from '../parts/use-tell-failure.ts';
import { leadViewsOptions, saveView } from './list.queries.ts';

const resolver = lazyResolver(async () =>
  (await import('@bellbird/contract/leads')).saveLeadView.body.pick({ name: true }),
);

/** Keeps what is filtered for under a name; a name that is taken is replaced. */
export function SaveViewDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const { t } = useTranslation('leads-list');
  const titleId = useId();
  const queries = useQueryClient();
  const notices = useNotices();
  const form = useForm({ resolver, defaultValues: { name: '' } });
  const tell = useTellFailure(form);

  const submit = async ({ name }: { name: string }) => {
    try {
      await saveView(name, search);
    } catch (error) {
      return tell(error);
    }
    notices.success(t('views.saved', { name }));
    onClose();
    await queries.invalidateQueries(leadViewsOptions);
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('views.title')}</DialogTitle>
      <Form form={form} onSubmit={submit}>
        <DialogContent>
          <TextField name="name" label={t('views.name')} help={t('views.help')} autoFocus required autoComplete="off" />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{t('views.confirm')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
