import type { Provider, ProviderAward } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Grid } from '#ui/layout/Grid.tsx';
import { awardsOptions } from '../providers.queries.ts';
import css from './BadgesPage.module.css';

/** The awards of a provider, with snippets for its own website. */
export function BadgesPage({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const awards = useQuery(awardsOptions(provider.id));
  return (
    <Page>
      <PageHeader title={t('badges.title')} lead={t('badges.lead', { provider: provider.name })} />
      {awards.isLoadingError ? (
        <Card>
          <ErrorState title={t('badges.failed')} onRetry={() => void awards.refetch()} />
        </Card>
      ) : awards.data?.length === 0 ? (
        <Card>
          <EmptyState title={t('badges.emptyTitle')} text={t('badges.emptyText')} />
        </Card>
      ) : (
        <Grid gap={6} className={css.grid} aria-busy={awards.isPending}>
          {awards.data?.map((award) => <AwardCard key={award.id} award={award} />) ??
            [0, 1, 2].map((each) => <Skeleton key={each} variant="rounded" height={380} />)}
        </Grid>
      )}
    </Page>
  );
}

function AwardCard({ award }: { award: ProviderAward }) {
  const { t } = useTranslation('providers');
  const snippetId = useId();
  const title = t('badges.award', { name: award.name, year: award.year });
  return (
    <Card className={css.awardFrame} aria-label={title}>
      <img src={award.image} alt={title} width="200" height="200" loading="lazy" />
      <Text size="section">{award.name}</Text>
      <Text component="p" size="inherit" quiet>
        {award.year}
      </Text>
      <textarea
        className={css.snippet}
        id={snippetId}
        readOnly
        rows={1}
        wrap="off"
        value={award.html}
        aria-label={t('badges.snippet', { name: title })}
      />
      <CopyButton text={award.html} label={t('badges.copyWhat', { name: title })} snippetId={snippetId} />
    </Card>
  );
}

/** If the browser blocks the clipboard, the text is selected instead. */
function CopyButton({ text, label, snippetId }: { text: string; label: string; snippetId: string }) {
  const { t } = useTranslation('providers');
  const notices = useNotices();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notices.success(t('badges.copied'));
    } catch {
      const box = document.getElementById(snippetId) as HTMLTextAreaElement;
      box.focus();
      box.select();
      notices.error(t('badges.copyByHand'));
    }
  };
  return (
    <Button
      fullWidth
      aria-label={label}
      startIcon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    >
      {t('badges.copy')}
    </Button>
  );
}
