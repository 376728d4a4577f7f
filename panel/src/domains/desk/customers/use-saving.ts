import { useQueryClient } from '@tanstack/react-query';
import { useNotices } from '#ui/notices/notices.ts';
import { customersKey } from './desk-customers.queries.ts';

/** Saves, says so and reads the customer again. What is refused is thrown on, for the form to show. */
export function useSaving() {
  const queries = useQueryClient();
  const notices = useNotices();
  return async <Made>(said: string, work: () => Promise<Made>): Promise<Made> => {
    const made = await work();
    notices.success(said);
    await queries.invalidateQueries({ queryKey: customersKey });
    return made;
  };
}
