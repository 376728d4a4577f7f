import type { ReviewChannel } from '@bellbird/contract/reputation/reviews';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { channelsOptions } from './reviews.queries.ts';
import css from './Channels.module.css';

const ChannelDialog = lazyPart(() => import('./ChannelDialog.tsx'), 'ChannelDialog');
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

/** The pages on other sites with reviews, and their import. */
export function Channels({ providerId }: { providerId: number }) {
  const { t } = useTranslation('reviews');
  const nameOf = useConfigNames('review_channel');
  const { data } = useQuery(channelsOptions(providerId));
  const [adding, setAdding] = useState(false);
  const [from, setFrom] = useState<ReviewChannel>();
  return (
    <Card className={css.sheet} aria-labelledby="review-channels">
      <Row component="header" gap={4} align="start" wrap>
        <div>
          <Text size="section" id="review-channels">
            {t('channels.title')}
          </Text>
          <Quiet mt={1}>{t('channels.lead')}</Quiet>
        </div>
        <Button startIcon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('channels.add')}
        </Button>
      </Row>
      <ul>
        {data?.map((channel) => (
          <Row component="li" gap={3} wrap key={channel.id}>
            <span>
              <b>{nameOf(channel.channel)}</b>
              <a href={channel.url} target="_blank" rel="noreferrer">
                <bdi>{channel.url.replace(/^https?:\/\//, '')}</bdi>
                <ExternalLink size={14} aria-hidden />
              </a>
            </span>
            <Quiet component="span">{t('channels.comments', { count: channel.comments })}</Quiet>
            <Button size="small" startIcon={<Download aria-hidden />} onClick={() => setFrom(channel)}>
              {t('channels.import')}
            </Button>
          </Row>
        ))}
      </ul>
      {adding && <ChannelDialog providerId={providerId} onClose={() => setAdding(false)} />}
      {from && <ImportDialog providerId={providerId} channel={from} onClose={() => setFrom(undefined)} />}
    </Card>
  );
}
