import type { PublicProvider, RelatedProvider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import { proposeRelated, relatedKey, removeRelated } from '../providers.queries.ts';

/** Proposes a provider, or removes one with undo. */
export function useRelated(providerId: number) {
  const { t } = useTranslation('providers');
  const queries = useQueryClient();
  const attempt = useAttempt();
  const queryKey = relatedKey(providerId);
  const refresh = () => queries.invalidateQueries({ queryKey });

  const propose = async ({ id, name }: Pick<PublicProvider, 'id' | 'name'>, done = t('related.proposed', { name })) => {
    await attempt(() => proposeRelated(providerId, id), done);
    await refresh();
  };

  const remove = async (related: RelatedProvider) => {
    const { id, name } = related;
    await showAtOnce<RelatedProvider[]>(queries, { queryKey }, (all) => all.filter((each) => each.id !== id));
    const undo = { label: t('undo'), onClick: () => void propose(related, t('related.back', { name })) };
    await attempt(() => removeRelated(providerId, id), t('related.removed', { name }), undo);
    await refresh();
  };

  return { propose, remove };
}
