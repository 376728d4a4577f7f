import { useQueryClient } from '@tanstack/react-query';
import { useNotices } from '#ui/notices/notices.ts';
import { customersKey } from './desk-customers.queries.ts';

/**
 * Saves, says so and reads the customer again: also what was refused, since a colleague may have changed it. The refusal
 * is thrown on, for the form to show.
 */
export function useSaving() {
  const queries = useQueryClient();
  const notices = useNotices();
  return async <Made>(said: string, work: () => Promise<Made>): Promise<Made> => {
    try {
      const made = await work();
      notices.success(said);
      return made;
    } finally {
      await queries.invalidateQueries({ queryKey: customersKey });
    }
  };
}
