import type { FollowedCalendar } from '@bellbird/contract/listing/calendar';
import Plus from 'lucide-react/icons/plus';
import { FOLLOWED_CALENDARS_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActing } from '#platform/session/use-session.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import type { Space } from '../slots.ts';
import { FollowedCalendarItem } from './FollowedCalendarItem.tsx';
import { FollowForm } from './FollowForm.tsx';
import { followedOptions } from './followed.queries.ts';

type FollowedCalendarsDialogProps = {
  provider: { id: number; timeZone: string };
  spaces: readonly Space[];
  onClose: () => void;
};

/** The calendars of other programs that a provider follows: how they were read, and a form for a new one. */
export function FollowedCalendarsDialog({ provider, spaces, onClose }: FollowedCalendarsDialogProps) {
  const { t } = useTranslation('followed-calendars');
  const acting = useActing();
  const leave = useLeave(onClose);
  const calendars = useQuery(followedOptions(provider.id));
  const [edited, setEdited] = useState<FollowedCalendar | 'new'>();
  const count = calendars.data?.length ?? 0;
  const title = !edited ? t('title') : edited === 'new' ? t('addTitle') : t('editTitle', { name: edited.name });
  return (
    <Dialog title={title} onClose={leave}>
      {edited ? (
        <FollowForm
          providerId={provider.id}
          spaces={spaces}
          title={title}
          {...(edited !== 'new' && { calendar: edited })}
          onClose={() => setEdited(undefined)}
        />
      ) : (
        <>
          <DialogContent>
            <Stack gap={5} aria-busy={calendars.isPending}>
              <Text component="p" size="inherit" quiet>
                {t('lead')}
              </Text>
              {calendars.isLoadingError && <ErrorState onRetry={() => void calendars.refetch()} />}
              {calendars.isPending && <Skeleton height={96} />}
              {calendars.data && count === 0 && <p>{t('none')}</p>}
              {calendars.data?.map((calendar) => (
                <FollowedCalendarItem
                  key={calendar.id}
                  provider={provider}
                  calendar={calendar}
                  onEdit={() => setEdited(calendar)}
                />
              ))}
              {calendars.data && count < FOLLOWED_CALENDARS_MAX && !acting && (
                <div>
                  <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
                    {t('add')}
                  </PrimaryButton>
                </div>
              )}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
