import type { Provider } from '@bellbird/contract/providers';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PROVIDER_INFO_TABS, type ProviderInfoTab, pathTo } from '../route-table.ts';

type InfoFrameProps = { provider: Provider; tab: ProviderInfoTab; children: ReactNode };

/** What a provider tells couples, in six tabs; the address names the tab. */
export function InfoFrame({ provider, tab, children }: InfoFrameProps) {
  const { t } = useTranslation('listing');
  const id = useId();
  const place = [provider.district?.name, provider.city.name].filter(Boolean).join(', ');
  return (
    <Page>
      <PageHeader title={provider.name} lead={t('line', { category: provider.category.name, place })} />
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs.label', { provider: provider.name })}
        sx={{ marginBottom: 3 }}
      >
        {PROVIDER_INFO_TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}${each}`}
            label={t(`tabs.${each}`)}
            component={Link}
            to={pathTo('providerInfoTab', { id: provider.id, tab: each })}
            {...(each === tab && { 'aria-controls': `${id}panel` })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {children}
      </div>
    </Page>
  );
}
