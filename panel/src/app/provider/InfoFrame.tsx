import type { Provider } from '@bellbird/contract/listing/providers';
import { type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { PROVIDER_INFO_TABS, type ProviderInfoTab, pathTo } from '#platform/routing/paths.ts';
import { useParams } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { infoTabPath } from './info-path.ts';
import { usePermissions } from './use-permissions.ts';

/** Wraps a component in the frame; without a `tab` it uses the one in the address. */
export function withInfoFrame(tab: ProviderInfoTab | undefined, Content: ComponentType<{ provider: Provider }>) {
  return function Framed({ provider }: { provider: Provider }) {
    const named = useParams('providerInfo', 'providerInfoTab', 'providerBudget');
    return (
      <InfoFrame provider={provider} tab={tab ?? named.tab ?? 'general'}>
        <Content provider={provider} />
      </InfoFrame>
    );
  };
}

/** The listing in six tabs; the tab is in the address. */
function InfoFrame({ provider, tab, children }: { provider: Provider; tab: ProviderInfoTab; children: ReactNode }) {
  const { t } = useTranslation('listing');
  // Tabs without permission are hidden.
  const { may } = usePermissions(provider.id);
  const tabs = PROVIDER_INFO_TABS.filter((each) => each === tab || may(each === 'budget' ? 'catalogs' : 'info'));
  const place = [provider.district?.name, provider.city.name].filter(Boolean).join(', ');
  return (
    <Page>
      <PageHeader
        title={provider.name}
        lead={t('line', { category: provider.category.name, place })}
        actions={
          may('info') && (
            <Button component={Link} to={pathTo('providerPreview', { id: provider.id })}>
              {t('preview')}
            </Button>
          )
        }
      />
      <Tabs
        label={t('tabs.label', { provider: provider.name })}
        values={tabs}
        value={tab}
        tab={(each, attributes) => (
          <Link {...attributes} to={infoTabPath(provider.id, each)}>
            {t(`tabs.${each}`)}
          </Link>
        )}
      >
        {children}
      </Tabs>
    </Page>
  );
}
