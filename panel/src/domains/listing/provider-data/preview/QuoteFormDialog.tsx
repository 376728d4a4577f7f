import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { Quiet } from '#ui/Text.tsx';
import { quoteFormsOptions } from '../provider-data.queries.ts';
import css from './QuoteFormDialog.module.css';

/** A read-only preview of the form couples fill in to request a quote. */
export function QuoteFormDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const { t } = useTranslation('provider-data');
  const forms = useQuery(quoteFormsOptions(providerId));
  return (
    <Dialog title={t('quote.title')} onClose={onClose}>
      <DialogContent>
        {forms.isLoadingError ? (
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
      <p className={css.lead}>
        <b>{form.name}</b> {form.lead}
      </p>
      <ul className={css.list}>
        {form.questions.map((question) => (
          <li key={question.name}>
            <b>
              {question.label}
              {question.required && (
                <Quiet component="i" className={css.star}>
                  {' '}
                  {t('quote.required')}
                </Quiet>
              )}
            </b>
            <span>
              {question.options.length > 0
                ? question.options.map(({ label }) => label).join(' · ')
                : t(`quote.type.${question.type}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
