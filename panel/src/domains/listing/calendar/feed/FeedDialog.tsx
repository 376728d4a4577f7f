import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useFeed } from './use-feed.ts';
import css from './FeedDialog.module.css';

/** The calendar feed: its secret address, its details, and creating a new address. */
export function FeedDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const ids = { title: useId(), url: useId(), details: useId() };
  const { feed, isBusy, copy, showDetails, renew, turn } = useFeed(providerId);
  return (
    <Dialog title={t('feed.title')} onClose={onClose}>
      <DialogContent>
        <Stack gap={5} className={css.column} aria-busy={feed.isPending}>
          <p>{t('feed.lead')}</p>
          {feed.isLoadingError && <ErrorState onRetry={() => void feed.refetch()} />}
          {feed.isPending && <Skeleton height={96} />}
          {feed.data && !feed.data.url && (
            <div>
              <PrimaryButton disabled={isBusy} onClick={() => void turn(true)}>
                {t('feed.turnOn')}
              </PrimaryButton>
            </div>
          )}
          {feed.data?.url && (
            <>
              <div>
                <label className={css.label} htmlFor={ids.url}>
                  {t('feed.address')}
                </label>
                <div className={css.address}>
                  <Input
                    fullWidth
                    readOnly
                    id={ids.url}
                    value={feed.data.url}
                    onFocus={(event) => event.target.select()}
                    dir="ltr"
                  />
                  <Button startIcon={<Copy aria-hidden />} onClick={() => void copy(feed.data?.url ?? '')}>
                    {t('feed.copy')}
                  </Button>
                </div>
              </div>
              <Row component="label" gap={4} justify="between" className={css.choice} htmlFor={ids.details}>
                <span>
                  {t('feed.details')}
                  <small>{t('feed.detailsHelp')}</small>
                </span>
                <Switch
                  id={ids.details}
                  checked={feed.data.showsDetails}
                  disabled={isBusy}
                  onChange={(event) => void showDetails(event.target.checked)}
                />
              </Row>
              <Note>{t('feed.secret')}</Note>
              <Row gap={2} align="stretch" wrap>
                <Button
                  size="small"
                  startIcon={<RefreshCw aria-hidden />}
                  disabled={isBusy}
                  onClick={() => void renew()}
                >
                  {t('feed.renew')}
                </Button>
                <Button size="small" variant="text" disabled={isBusy} onClick={() => void turn(false)}>
                  {t('feed.turnOff')}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
