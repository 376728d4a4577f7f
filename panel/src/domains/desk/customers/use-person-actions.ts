import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import type { CustomerPerson } from './PersonDialog.tsx';
import { confirmPerson, customersKey, removePerson } from './desk-customers.queries.ts';

/** Confirming and removing a person of a customer. */
export function usePersonActions(customerId: number) {
  const { t } = useTranslation('desk-customers');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  async function attempt(work: Promise<void>, said: string): Promise<void> {
    try {
      await work;
      notices.success(said);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.message);
    }
    await queries.invalidateQueries({ queryKey: customersKey });
  }
  return {
    confirm: ({ id, name }: CustomerPerson) =>
      attempt(confirmPerson({ customerId, id }), t('person.confirmed', { name })),

    async remove({ id, name }: CustomerPerson): Promise<void> {
      const question = {
        title: t('person.removeQuestion', { name }),
        text: t('person.removeText'),
        confirm: t('person.remove'),
        danger: true,
      };
      if (await confirm(question)) await attempt(removePerson({ customerId, id }), t('person.removed', { name }));
    },
  };
}
