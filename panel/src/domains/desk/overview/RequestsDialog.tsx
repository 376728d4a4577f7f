import type { DeskOverview, DeskRequest } from '@bellbird/contract/desk/overview';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { type RequestFigure, requestsOptions } from './requests.queries.ts';
import { useLasting } from './use-lasting.ts';
import { VendorName } from './VendorName.tsx';
import css from './RequestsDialog.module.css';

type RequestsDialogProps = {
  figure: RequestFigure;
  places: Pick<DeskOverview, 'categories' | 'cities'> | undefined;
  onClose: () => void;
};

/** The requests behind a figure of the overview: who was asked, when, and how long the answer took. */
export function RequestsDialog({ figure, places, onClose }: RequestsDialogProps) {
  const { t } = useTranslation('desk-overview');
  const requests = useInfiniteQuery(requestsOptions(figure));
  const rows = requests.data?.pages.flatMap((page) => page.data);
  const total = requests.data?.pages[0]?.meta.total;
  const place =
    places?.categories.find(({ id }) => id === figure.categoryId) ??
    places?.cities.find(({ id }) => id === figure.cityId);
  const period = figure.week ? t('requests.week', { day: showDay(figure.week) }) : t('places.lead');
  return (
    <Dialog title={place?.name ?? t(`requests.lists.${figure.list}`)} onClose={onClose}>
      <DialogContent>
        <Quiet>{dotted(period, total !== undefined && t('requests.count', { count: total }))}</Quiet>
        {requests.isLoadingError ? (
          <ErrorState title={t('requests.failed')} onRetry={() => void requests.refetch()} />
        ) : rows ? (
          <ol className={css.list}>
            {rows.map((row) => (
              <Request key={row.id} row={row} isSpam={figure.list === 'spam'} />
            ))}
          </ol>
        ) : (
          [0, 1, 2, 3].map((each) => <Skeleton key={each} variant="rounded" height={56} mt={3} />)
        )}
      </DialogContent>
      <DialogActions>
        {requests.hasNextPage && (
          <Button loading={requests.isFetchingNextPage} onClick={() => void requests.fetchNextPage()}>
            {t('requests.more')}
          </Button>
        )}
        <Button onClick={onClose}>{t('requests.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Request({ row, isSpam }: { row: DeskRequest; isSpam: boolean }) {
  const { t } = useTranslation('desk-overview');
  const { minutes } = useLasting();
  const { provider, customerId, category, city, createdAt, answerMinutes } = row;
  return (
    <Row component="li" gap={3} justify="between">
      <Stack gap={0.5} className={css.who}>
        <VendorName name={provider} customerId={customerId} />
        <Quiet component="span">{`${category}, ${city} · ${showInstant(createdAt, LOCAL_ZONE)}`}</Quiet>
      </Stack>
      {!isSpam && (
        <Text component="span" size="small" className={css.answer}>
          {answerMinutes === null ? t('requests.open') : t('requests.answered', { time: minutes(answerMinutes) })}
        </Text>
      )}
    </Row>
  );
}
