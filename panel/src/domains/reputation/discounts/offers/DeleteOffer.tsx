import type { Discount } from '@bellbird/contract/reputation/discounts';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { deleteDiscount, discountsKey } from '../discounts.queries.ts';

export function DeleteOffer({ offer }: { offer: Discount }) {
  const { t } = useTranslation('discounts');
  const confirm = useConfirm();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { id, title } = offer;
  const remove = async () => {
    const question = { title: t('deleteTitle', { title }), text: t('deleteText'), confirm: t('delete') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(() => deleteDiscount(id), t('deleted'));
    void queries.invalidateQueries({ queryKey: discountsKey });
  };
  return <IconButton aria-label={t('deleteNamed', { title })} onClick={() => void remove()} icon={Trash2} />;
}
