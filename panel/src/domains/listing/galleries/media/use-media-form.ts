import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { galleriesKey } from '../galleries.queries.ts';

type Saving<Values> = {
  work: (values: Values) => Promise<unknown>;
  /** Left out where the page itself shows it. */
  done: string | undefined;
  onDone: () => void;
  /** Somebody else was faster: what to say and do instead. */
  onStale?: () => Promise<string>;
};

/** Sends a form about media: closed when it worked, told at its fields when not. */
export function useSaving<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>) {
  const { t } = useTranslation('galleries');
  const notices = useNotices();
  const queries = useQueryClient();
  return ({ work, done, onDone, onStale }: Saving<Values>) =>
    async (values: Values) => {
      try {
        await work(values);
        void queries.invalidateQueries({ queryKey: galleriesKey });
        if (done) notices.success(done);
        onDone();
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const stale = error.code === 'stale_version' ? await onStale?.() : undefined;
        const message = stale ?? (error.code === 'network' ? t('offline') : error.message);
        applyFieldErrors(form, { message, fields: error.fields });
      }
    };
}
