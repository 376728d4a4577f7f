import type { Template } from '@bellbird/contract/couples/templates';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { deleteTemplate, templatesKey } from '../templates.queries.ts';

export function DeleteTemplate({ customerId, template }: { customerId: number; template: Template }) {
  const { t } = useTranslation('templates');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const errorMessage = useFieldErrorMessage('templates');
  const { id, name } = template;
  const remove = async () => {
    const question = { title: t('mail.deleteTitle', { name }), text: t('mail.deleteText'), confirm: t('delete') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await deleteTemplate({ customerId, id });
      notices.success(t('mail.deleted'));
    } catch (error) {
      notices.error(errorMessage(error));
    }
    void queries.invalidateQueries({ queryKey: templatesKey });
  };
  return (
    <IconButton aria-label={t('mail.delete', { name })} onClick={() => void remove()}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}
