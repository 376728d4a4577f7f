import type { AccountExport } from '@bellbird/contract/people/account-exports';
import Download from 'lucide-react/icons/download';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { accountExportsOptions, requestExport } from './account-exports.queries.ts';

const PasswordDialog = lazyPart(() => import('../PasswordDialog.tsx'), 'PasswordDialog');

/** Everything of the customer as one file, for managers. */
export function LeavingCard() {
  const { t } = useTranslation('account-exports');
  const exports = useQuery(accountExportsOptions);
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const request = async (oldPassword: string) => {
    await requestExport(oldPassword);
    setAsking(false);
    await queries.invalidateQueries({ queryKey: accountExportsOptions.queryKey });
  };
  const isUnderWay = exports.data?.some(({ status }) => status === 'waiting' || status === 'running') ?? false;
  return (
    <Card title={t('title')} lead={t('lead')}>
      <CardBody>
        <Stack gap={4}>
          {exports.isLoadingError && <ErrorState onRetry={() => void exports.refetch()} />}
          {exports.isPending && <Skeleton height={40} />}
          {exports.data?.map((each) => (
            <ExportLine key={each.id} made={each} />
          ))}
          {exports.data && !isUnderWay && (
            <div>
              <Button onClick={() => setAsking(true)}>{t('request')}</Button>
            </div>
          )}
        </Stack>
      </CardBody>
      {isAsking && (
        <PasswordDialog
          title={t('request')}
          text={t('contents')}
          submit={t('confirm')}
          onProof={request}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

const MEGABYTE = 1_000_000;

function ExportLine({ made }: { made: AccountExport }) {
  const { t } = useTranslation('account-exports');
  const { status, progress, requestedAt, requestedBy, sizeBytes, expiresAt, url } = made;
  const about = t('requested', { day: showDay(requestedAt), person: requestedBy });
  return (
    <Stack gap={1}>
      <Row gap={2} justify="between" wrap>
        <span>
          {about}
          <Quiet component="div">
            {status === 'ready'
              ? t('ready', {
                  size: Math.max(1, Math.round((sizeBytes ?? 0) / MEGABYTE)),
                  day: showDay(expiresAt ?? requestedAt),
                })
              : t(`status.${status}`, { progress })}
          </Quiet>
        </span>
        {url && (
          <Button component="a" href={url} startIcon={<Download aria-hidden />}>
            {t('download')}
          </Button>
        )}
      </Row>
      {(status === 'waiting' || status === 'running') && <Progress aria-label={about} value={progress} />}
    </Stack>
  );
}
