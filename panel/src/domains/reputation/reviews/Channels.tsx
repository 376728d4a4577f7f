import type { ReviewChannel } from '@bellbird/contract/reputation/reviews';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { channelsOptions } from './reviews.queries.ts';

const ChannelDialog = lazyPart(() => import('./ChannelDialog.tsx'), 'ChannelDialog');
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

/** The pages on other sites with reviews, and their import. */
export function Channels({ providerId }: { providerId: number }) {
  const { t } = useTranslation('reviews');
  const { data } = useQuery(channelsOptions(providerId));
  const [adding, setAdding] = useState(false);
  const [from, setFrom] = useState<ReviewChannel>();
  return (
    <Sheet aria-labelledby="review-channels">
      <header>
        <div>
          <Typography variant="h2" id="review-channels">
            {t('channels.title')}
          </Typography>
          <p>{t('channels.lead')}</p>
        </div>
        <Button startIcon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('channels.add')}
        </Button>
      </header>
      <ul>
        {data?.map((channel) => (
          <li key={channel.id}>
            <span>
              <b>{t(`channel.${channel.channel}`)}</b>
              <a href={channel.url} target="_blank" rel="noreferrer">
                <bdi>{channel.url.replace(/^https?:\/\//, '')}</bdi>
                <ExternalLink aria-hidden />
              </a>
            </span>
            <Quiet>{t('channels.comments', { count: channel.comments })}</Quiet>
            <Button size="small" startIcon={<Download aria-hidden />} onClick={() => setFrom(channel)}>
              {t('channels.import')}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {adding && <ChannelDialog providerId={providerId} onClose={() => setAdding(false)} />}
        {from && <ImportDialog providerId={providerId} channel={from} onClose={() => setFrom(undefined)} />}
      </Suspense>
    </Sheet>
  );
}

const Sheet = styled(Card)(({ theme }) => ({
  marginBottom: 24,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16, padding: '16px 20px' },
  '& > header > div': { flex: '1 1 220px' },
  '& > header p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '10px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > span:first-of-type': { display: 'grid', flex: '1 1 220px', minWidth: 0 },
  '& b': { fontWeight: 500 },
  '& a': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    color: theme.vars.palette.primary.ink,
    overflowWrap: 'anywhere',
  },
  '& a svg': { flex: 'none', width: 14, height: 14 },
}));
const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
