import type { PublicProvider, RelatedProvider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { proposeRelated, relatedKey, removeRelated } from '../providers.queries.ts';

/** Proposes a provider, or removes one with undo. */
export function useRelated(providerId: number) {
  const { t } = useTranslation('providers');
  const notices = useNotices();
  const queries = useQueryClient();
  const toMessage = useFieldErrorMessage('providers');
  const queryKey = relatedKey(providerId);
  const refresh = () => queries.invalidateQueries({ queryKey });

  const propose = async ({ id, name }: Pick<PublicProvider, 'id' | 'name'>, done = t('related.proposed', { name })) => {
    try {
      await proposeRelated(providerId, id);
      notices.success(done);
    } catch (error) {
      notices.error(toMessage(error));
    }
    await refresh();
  };

  const remove = async (related: RelatedProvider) => {
    const { id, name } = related;
    await showAtOnce<RelatedProvider[]>(queries, { queryKey }, (all) => all.filter((each) => each.id !== id));
    try {
      await removeRelated(providerId, id);
      const undo = () => void propose(related, t('related.back', { name }));
      notices.success(t('related.removed', { name }), { label: t('undo'), onClick: undo });
    } catch (error) {
      notices.error(toMessage(error));
    }
    await refresh();
  };

  return { propose, remove };
}
