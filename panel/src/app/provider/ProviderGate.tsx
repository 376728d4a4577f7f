import type { Provider } from '@bellbird/contract/listing/providers';
import type { Page as PageName } from '@bellbird/contract/shared/access';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useShown } from '#platform/routing/routing.ts';
import { providersFor } from '#platform/session/use-providers-for.ts';
import { currentUser, useUser } from '#platform/session/use-session.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import type { FirstData } from '../first-data.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { permissionsOptions } from './permissions.queries.ts';
import { usePermissions } from './use-permissions.ts';

const Missing = lazyPart(() => import('#domains/foundation/errors/Error404Page.tsx'), 'Error404Page');

type ProviderGateProps = { page: PageName; Content: ComponentType<{ provider: Provider }> };

/** Wraps a component so that it is shown only for the user's own provider and with the permission. */
export function withProviderGate(page: PageName, Content: ProviderGateProps['Content']): ComponentType {
  return () => <ProviderGate page={page} Content={Content} />;
}

/** What a page of a provider asks the server for first; nothing if its user may not open it. */
export function withPermissions(page: PageName, firstData: FirstData | undefined): FirstData {
  return (known) => {
    const user = currentUser();
    const provider = user && providersFor(user, page).find(({ id }) => id === (known.providerId || known.id));
    return provider ? [permissionsOptions(provider.id), ...(firstData?.(known) ?? [])] : [];
  };
}

/** Checks that the provider belongs to the user and that the user has the permission. */
function ProviderGate({ page, Content }: ProviderGateProps) {
  const { params } = useShown();
  const user = useUser();
  const provider = user?.providers.find((each) => String(each.id) === (params['providerId'] ?? params['id']));
  if (!user) return <PageSkeleton />;
  if (!provider) {
    return (
      <Suspense>
        <Page>
          <Missing />
        </Page>
      </Suspense>
    );
  }
  return <Permitted key={provider.id} page={page} Content={Content} provider={provider} />;
}

function Permitted({ page, Content, provider }: ProviderGateProps & { provider: Provider }) {
  const { t } = useTranslation('listing');
  const { query, may } = usePermissions(provider.id);
  if (may(page)) return <Content provider={provider} />;
  if (query.isPending) return <PageSkeleton />;
  if (!query.isLoadingError) return <NotAllowed provider={provider.name} />;
  return (
    <Page>
      <Card>
        <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
      </Card>
    </Page>
  );
}
