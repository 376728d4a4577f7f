import type { Template } from '@bellbird/contract/couples/templates';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { deleteTemplate, templatesKey } from '../templates.queries.ts';

export function DeleteTemplate({ customerId, template }: { customerId: number; template: Template }) {
  const { t } = useTranslation('templates');
  const confirm = useConfirm();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { id, name } = template;
  const remove = async () => {
    const question = { title: t('mail.deleteTitle', { name }), text: t('mail.deleteText'), confirm: t('delete') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(() => deleteTemplate({ customerId, id }), t('mail.deleted'));
    void queries.invalidateQueries({ queryKey: templatesKey });
  };
  return <IconButton aria-label={t('mail.delete', { name })} onClick={() => void remove()} icon={Trash2} />;
}
