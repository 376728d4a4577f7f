import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
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
  const leave = useLeave(onClose);
  const self = useUser();
  const customerId = self?.customerId ?? 0;
  const isOwn = userId === self?.id;
  const title = userId === undefined ? 'newTitle' : isOwn ? 'ownTitle' : 'title';
  const mayLink = self?.details.canManage === true && userId !== undefined;
  const loaded = useQuery({ ...userOptions({ customerId, id: userId ?? 0 }), enabled: userId !== undefined });
  const providers = useQuery({ ...linkableProvidersOptions(customerId), enabled: mayLink });
  const failed = [loaded, providers].find((query) => query.isLoadingError);
  const isReady = (userId === undefined || loaded.isSuccess) && (!mayLink || providers.isSuccess);

  return (
    <ClosableDialog title={t(`dialog.${title}`)} maxWidth="md" onClose={leave}>
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
        <DialogContent aria-busy>
          <Stack gap={5}>
            {[1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} height={44} />
            ))}
          </Stack>
        </DialogContent>
      )}
    </ClosableDialog>
  );
}
