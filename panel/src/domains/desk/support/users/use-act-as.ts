import type { DeskUser } from '@bellbird/contract/desk/support';
import { ACTING_MINUTES } from '@bellbird/contract/shared/limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { session } from '#platform/session/current-session.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { startActingFor } from '../desk.queries.ts';

/** Confirms, then starts acting for the user; the route guard opens their home page. */
export function useActAs() {
  const { t } = useTranslation('desk');
  const confirm = useConfirm();
  const notices = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: startActingFor,
    onSuccess: session.act,
    onError: (error) => notices.error(error.message),
  });
  const actAs = async ({ id, name, customer }: Pick<DeskUser, 'id' | 'name' | 'customer'>) => {
    const sure = await confirm({
      title: t('act.question', { name }),
      text: t('act.text', { name, customer: customer.name, minutes: ACTING_MINUTES }),
      confirm: t('act.confirm', { name }),
    });
    if (sure) mutate(id);
  };
  return { actAs, isPending };
}
