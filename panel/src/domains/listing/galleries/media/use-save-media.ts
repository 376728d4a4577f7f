import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asFailure } from '#platform/api/failure-messages.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { galleriesKey } from '../galleries.queries.ts';

type Saving<Values> = {
  work: (values: Values) => Promise<unknown>;
  /** The notice; left out where the page itself shows the result. */
  done: string | undefined;
  onDone: () => void;
  /** Called when someone else has changed it; returns the text to show. */
  onStale?: () => Promise<string>;
};

/** Submits a form about media: calls `onDone` on success, and shows errors at the fields. */
export function useSaveMedia<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>) {
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
        const { code, fields, message } = asFailure(error);
        const stale = code === 'stale_version' ? await onStale?.() : undefined;
        applyFieldErrors(form, { message: stale ?? message, fields });
      }
    };
}
