import type { DeskTransfer, TransferCandidate } from '@bellbird/contract/money/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { candidatesOptions, match } from './money.queries.ts';
import { useMoneySaving } from './use-money-saving.ts';

/** The unpaid instalments of exactly this amount, by the longest due. */
export function MatchDialog({ transfer, onClose }: { transfer: DeskTransfer; onClose: () => void }) {
  const { t } = useTranslation('desk-money');
  const [query, setQuery] = useState('');
  const candidates = useQuery(candidatesOptions(transfer.id, query));
  const save = useMoneySaving();
  const choose = async ({ installmentId }: TransferCandidate) => {
    if (await save(t('transfer.matchDone'), () => match(transfer.id, installmentId))) onClose();
  };
  return (
    <Dialog title={t('transfer.matchTitle', { sum: showCents(transfer.amountCents) })} onClose={onClose}>
      <DialogContent>
        <Stack gap={3}>
          <Quiet>{t('transfer.matchLead', { reference: transfer.reference, day: showDay(transfer.receivedAt) })}</Quiet>
          <ListSearch wide label={t('transfer.search')} value={query} onSearch={setQuery} />
          {candidates.isPending && <Skeleton height={120} />}
          {candidates.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void candidates.refetch()} />}
          {candidates.data?.length === 0 && <Quiet>{t('transfer.none')}</Quiet>}
          {candidates.data?.map((each) => (
            <Row key={each.installmentId} justify="between" gap={3}>
              <span>
                <Text size="small">{each.customer.name}</Text>
                <Quiet>
                  {dotted(
                    each.provider,
                    each.product,
                    each.count > 1 && t('part', { number: each.number, count: each.count }),
                    t('transfer.due', { day: showDay(each.dueDate) }),
                  )}
                </Quiet>
              </span>
              <Button
                size="small"
                aria-label={t('transfer.chooseNamed', { name: each.customer.name })}
                onClick={() => void choose(each)}
              >
                {t('transfer.choose')}
              </Button>
            </Row>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
