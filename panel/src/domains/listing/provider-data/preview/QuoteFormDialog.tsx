import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { quoteFormsOptions } from '../provider-data.queries.ts';

/** A read-only preview of the form couples fill in to request a quote. */
export function QuoteFormDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const { t } = useTranslation('provider-data');
  const titleId = useId();
  const forms = useQuery(quoteFormsOptions(providerId));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId} scroll="paper">
      <DialogTitle id={titleId}>{t('quote.title')}</DialogTitle>
      <DialogContent>
        {forms.isError ? (
          <ErrorState title={t('quote.failed')} onRetry={() => void forms.refetch()} />
        ) : (
          (forms.data?.map((form) => <Preview key={form.name} form={form} />) ?? (
            <Skeleton variant="rounded" height={320} />
          ))
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ form }: { form: InfoRequestForm }) {
  const { t } = useTranslation('provider-data');
  return (
    <section aria-label={form.name}>
      <Lead>
        <b>{form.name}</b> {form.lead}
      </Lead>
      <List>
        {form.questions.map((question) => (
          <li key={question.name}>
            <b>
              {question.label}
              {question.required && <Star> {t('quote.required')}</Star>}
            </b>
            <span>{question.options.length > 0 ? question.options.join(' · ') : t(`quote.type.${question.type}`)}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const Lead = styled('p')(({ theme }) => ({
  marginBottom: 8,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 2, paddingBlock: 10 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 500 },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Star = styled('i')(({ theme }) => ({
  ...theme.typography.body2,
  fontStyle: 'normal',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
