import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { ListingView } from './ListingView.tsx';
import { previewOptions } from './public-listings.queries.ts';
import css from './PreviewPage.module.css';

const WIDTHS = ['phone', 'desk'] as const;
type Width = (typeof WIDTHS)[number];
const ICONS = { phone: <Smartphone aria-hidden />, desk: <Monitor aria-hidden /> };

/** The whole listing as couples see it, on a phone or a wide screen, from what the marketplace reads. */
export function PreviewPage({ provider }: { provider: Provider }) {
  const { t } = useTranslation('public-listings');
  const preview = useQuery(previewOptions(provider.id));
  const isNarrow = useMediaQuery('(width < 1000px)');
  const [width, setWidth] = useState<Width>(isNarrow ? 'phone' : 'desk');
  const hidden = preview.data?.hidden;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead', { provider: provider.name })}
        actions={
          <Segmented
            label={t('width.label')}
            options={WIDTHS.map((value) => ({ value, label: t(`width.${value}`), icon: ICONS[value] }))}
            value={width}
            onChange={setWidth}
          />
        }
      />
      {hidden && (
        <div className={css.hidden}>
          <Note tone="warning">{t(`hidden.${hidden}`)}</Note>
        </div>
      )}
      {preview.isLoadingError ? (
        <Card>
          <ErrorState title={t('failed')} onRetry={() => void preview.refetch()} />
        </Card>
      ) : (
        <div className={css.screen} data-width={width}>
          {preview.data ? <ListingView listing={preview.data.listing} /> : <Skeleton variant="rounded" height={640} />}
        </div>
      )}
    </Page>
  );
}
