import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { linkableProvidersOptions, userOptions } from '../customer-users.queries.ts';
import { UserForm } from './UserForm.tsx';

type UserDialogProps = {
  /** Undefined to add a user. */
  userId: number | undefined;
  onSaved?: () => void;
  onClose: () => void;
};

/** Adds or edits a user of the customer, or the user’s own profile. */
export function UserDialog({ userId, onSaved, onClose }: UserDialogProps) {
  const { t } = useTranslation('customer-users');
  const titleId = useId();
  const leave = useLeave(onClose);
  const self = useUser();
  const customerId = self?.customerId ?? 0;
  const isOwn = userId === self?.id;
  const mayLink = self?.details.canManage === true && userId !== undefined;
  const loaded = useQuery({ ...userOptions({ customerId, id: userId ?? 0 }), enabled: userId !== undefined });
  const providers = useQuery({ ...linkableProvidersOptions(customerId), enabled: mayLink });
  const failed = [loaded, providers].find((query) => query.isError);
  const isReady = (userId === undefined || loaded.isSuccess) && (!mayLink || providers.isSuccess);

  return (
    <Dialog open onClose={leave} maxWidth="md" fullWidth aria-labelledby={titleId} scroll="paper">
      <Head>
        <DialogTitle id={titleId}>
          {userId === undefined ? t('dialog.newTitle') : isOwn ? t('dialog.ownTitle') : t('dialog.title')}
        </DialogTitle>
        <IconButton aria-label={t('dialog.close')} onClick={leave}>
          <X aria-hidden />
        </IconButton>
      </Head>
      {failed ? (
        <ErrorState title={t('dialog.failed')} onRetry={() => void failed.refetch()} />
      ) : isReady ? (
        <UserForm
          key={loaded.data?.version ?? 'new'}
          customerId={customerId}
          user={loaded.data}
          isOwn={isOwn}
          providers={providers.data ?? []}
          onReload={() => void loaded.refetch()}
          onSaved={onSaved}
          onClose={onClose}
        />
      ) : (
        <Waiting aria-busy>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={44} />
          ))}
        </Waiting>
      )}
    </Dialog>
  );
}

const Waiting = styled(DialogContent)({ display: 'grid', gap: 20, alignContent: 'start' });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flex: 'none',
  '& > button': { margin: '16px 16px 0 0' },
});
