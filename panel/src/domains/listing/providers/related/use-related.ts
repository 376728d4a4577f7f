import type { PublicProvider, RelatedProvider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { proposeRelated, relatedKey, removeRelated } from '../providers.queries.ts';

/** Names somebody, or takes them away at once with a way back. */
export function useRelated(providerId: number) {
  const { t } = useTranslation('providers');
  const notices = useNotices();
  const queries = useQueryClient();
  const told = useFieldErrorMessage('providers');
  const queryKey = relatedKey(providerId);
  const readAgain = () => queries.invalidateQueries({ queryKey });

  const propose = async ({ id, name }: Pick<PublicProvider, 'id' | 'name'>, done = t('related.proposed', { name })) => {
    try {
      await proposeRelated(providerId, id);
      notices.success(done);
    } catch (error) {
      notices.error(told(error));
    }
    await readAgain();
  };

  const remove = async (related: RelatedProvider) => {
    const { id, name } = related;
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<RelatedProvider[]>(queryKey, (all) => all?.filter((each) => each.id !== id));
    try {
      await removeRelated(providerId, id);
      const undo = () => void propose(related, t('related.back', { name }));
      notices.success(t('related.removed', { name }), { label: t('undo'), onClick: undo });
    } catch (error) {
      notices.error(told(error));
    }
    await readAgain();
  };

  return { propose, remove };
}
