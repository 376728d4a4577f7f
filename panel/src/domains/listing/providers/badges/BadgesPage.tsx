import type { Provider, ProviderAward } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { awardsOptions } from '../providers.queries.ts';

/** The awards of a provider, with snippets for its own website. */
export function BadgesPage({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const awards = useQuery(awardsOptions(provider.id));
  return (
    <Page>
      <PageHeader title={t('badges.title')} lead={t('badges.lead', { provider: provider.name })} />
      {awards.isError ? (
        <Card>
          <ErrorState title={t('badges.failed')} onRetry={() => void awards.refetch()} />
        </Card>
      ) : awards.data?.length === 0 ? (
        <Card>
          <EmptyState title={t('badges.emptyTitle')} text={t('badges.emptyText')} />
        </Card>
      ) : (
        <Grid aria-busy={awards.isPending}>
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
    <AwardFrame aria-label={title}>
      <img src={award.image} alt={title} width="200" height="200" loading="lazy" />
      <Typography variant="h2">{award.name}</Typography>
      <Year>{award.year}</Year>
      <Snippet
        id={snippetId}
        readOnly
        rows={1}
        wrap="off"
        value={award.html}
        aria-label={t('badges.snippet', { name: title })}
      />
      <CopyButton text={award.html} label={t('badges.copyWhat', { name: title })} snippetId={snippetId} />
    </AwardFrame>
  );
}

type CopyButtonProps = { text: string; label: string; snippetId: string };

/** If the browser blocks the clipboard, the text is selected instead. */
function CopyButton({ text, label, snippetId }: CopyButtonProps) {
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

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: 24,
});

const AwardFrame = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  padding: 20,
  textAlign: 'center',
  '& img': { maxWidth: '100%', height: 'auto', marginBottom: 8 },
});

const Year = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Snippet = styled('textarea')(({ theme }) => ({
  width: '100%',
  margin: '12px 0 8px',
  padding: 10,
  resize: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  color: theme.vars.palette.text.primary,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textAlign: 'start',
  direction: 'ltr',
}));
