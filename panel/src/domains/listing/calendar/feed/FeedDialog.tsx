import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputBase from '@mui/material/InputBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Copy, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useFeed } from './use-feed.ts';

/** The calendar feed: its secret address, its details, and creating a new address. */
export function FeedDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const ids = { title: useId(), url: useId(), details: useId() };
  const { feed, isBusy, copy, showDetails, renew, turn } = useFeed(providerId);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={ids.title}>
      <DialogTitle id={ids.title}>{t('feed.title')}</DialogTitle>
      <DialogContent>
        <Column aria-busy={feed.isPending}>
          <p>{t('feed.lead')}</p>
          {feed.isError && <ErrorState onRetry={() => void feed.refetch()} />}
          {feed.isPending && <Skeleton height={96} />}
          {feed.data && !feed.data.url && (
            <div>
              <Button variant="contained" color="primary" disabled={isBusy} onClick={() => void turn(true)}>
                {t('feed.turnOn')}
              </Button>
            </div>
          )}
          {feed.data?.url && (
            <>
              <div>
                <Label htmlFor={ids.url}>{t('feed.address')}</Label>
                <Address>
                  <InputBase
                    fullWidth
                    readOnly
                    id={ids.url}
                    value={feed.data.url}
                    onFocus={(event) => event.target.select()}
                    slotProps={{ input: { dir: 'ltr' } }}
                  />
                  <Button startIcon={<Copy aria-hidden />} onClick={() => void copy(feed.data?.url ?? '')}>
                    {t('feed.copy')}
                  </Button>
                </Address>
              </div>
              <Choice htmlFor={ids.details}>
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
              </Choice>
              <Note>{t('feed.secret')}</Note>
              <Ways>
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
              </Ways>
            </>
          )}
        </Column>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Label = styled('label')(({ theme }) => ({ ...theme.typography.label, display: 'block', marginBottom: 6 }));

const Address = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '& > .MuiButton-root': { flex: 'none' },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  cursor: 'pointer',
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
