import type { Discount } from '@bellbird/contract/reputation/discounts';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { deleteDiscount, discountsKey } from '../discounts.queries.ts';

export function DeleteOffer({ offer }: { offer: Discount }) {
  const { t } = useTranslation('discounts');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const toMessage = useErrorMessage('discounts');
  const { id, title } = offer;
  const remove = async () => {
    const question = { title: t('deleteTitle', { title }), text: t('deleteText'), confirm: t('delete') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await deleteDiscount(id);
      notices.success(t('deleted'));
    } catch (error) {
      notices.error(toMessage(error));
    }
    void queries.invalidateQueries({ queryKey: discountsKey });
  };
  return (
    <IconButton aria-label={t('deleteNamed', { title })} onClick={() => void remove()}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}
