import type { RedirectNumber } from '@bellbird/contract/couples/calls';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { useShownPhone } from '#platform/formats/use-shown-phone.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { ConfirmForm } from '#ui/forms/ConfirmForm.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { changeRedirect, redirectOptions } from '../providers.queries.ts';

type PhoneDialogProps = { provider: Pick<Provider, 'id' | 'name'>; onClose: () => void };
type Values = { redirectNumber: string };
type Checked = { redirectNumber: string | null };

const resolver = lazyResolver(async () => (await import('./phone-form.ts')).PhoneForm);

/** The number that couples call, and the vendor’s own phone that it rings. */
export function PhoneDialog({ provider, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('provider-phone');
  const leave = useLeave(onClose);
  const redirect = useQuery(redirectOptions(provider.id));
  return (
    <ClosableDialog title={t('title', { name: provider.name })} maxWidth="sm" onClose={leave}>
      {redirect.data ? (
        <PhoneForm provider={provider} redirect={redirect.data} onLeave={leave} onClose={onClose} />
      ) : (
        <DialogContent>
          {redirect.isLoadingError ? (
            <ErrorState title={t('failed')} onRetry={() => void redirect.refetch()} />
          ) : (
            <Skeleton variant="rounded" height={180} />
          )}
        </DialogContent>
      )}
    </ClosableDialog>
  );
}

type PhoneFormProps = PhoneDialogProps & { redirect: RedirectNumber; onLeave: () => void };

function PhoneForm({ provider, redirect, onLeave, onClose }: PhoneFormProps) {
  const { t } = useTranslation('provider-phone');
  const notices = useNotices();
  const queries = useQueryClient();
  const shownPhone = useShownPhone();
  const form = useForm<Values, unknown, Checked>({
    resolver,
    defaultValues: { redirectNumber: redirect.redirectNumber ?? '' },
  });
  const { quickContactNumber: quick, redirectHours: hours } = redirect;
  const submit = async ({ redirectNumber }: Checked) => {
    await changeRedirect(provider.id, redirectNumber);
    notices.success(t('saved', { name: provider.name }));
    onClose();
    await queries.invalidateQueries({ queryKey: redirectOptions(provider.id).queryKey });
  };
  return (
    <ConfirmForm form={form} onSubmit={submit} guarded confirm={t('save')} onCancel={onLeave}>
      {quick ? <Quiet>{t('quick', { number: shownPhone(quick) })}</Quiet> : <Note>{t('none')}</Note>}
      <PhoneField
        name="redirectNumber"
        label={t('label')}
        help={t('help')}
        country={panelConfig().country}
        autoComplete="tel"
      />
      {hours && <Quiet>{t('hours', { ...hours, days: hours.days.map(showWeekday).join(', ') })}</Quiet>}
    </ConfirmForm>
  );
}

/** Monday is 1, as it was the first of January 2024. */
const showWeekday = (day: number) =>
  dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
