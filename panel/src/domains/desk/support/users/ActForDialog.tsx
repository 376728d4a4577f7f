import type { DeskUser } from '@bellbird/contract/desk/support';
import { ACTING_MINUTES, ACTING_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { session } from '#platform/session/current-session.ts';
import { Text } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { startActingFor } from '../desk.queries.ts';

type ActForDialogProps = { user: Pick<DeskUser, 'id' | 'name' | 'customer'>; onClose: () => void };

/** Starts acting: only looking, or with a reason to change things. The route guard then opens the user’s home page. */
export function ActForDialog({ user: { id, name, customer }, onClose }: ActForDialogProps) {
  const { t } = useTranslation('desk');
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = async ({ reason }: { reason: string }) => {
    await session.act(await startActingFor(id, reason.trim() || undefined));
  };
  return (
    <FormDialog
      title={t('act.question', { name })}
      form={form}
      onSubmit={submit}
      guarded={false}
      submit={t('act.confirm', { name })}
      onClose={onClose}
    >
      <Text size="body">{t('act.text', { name, customer: customer.name, minutes: ACTING_MINUTES })}</Text>
      <TextField
        name="reason"
        label={t('act.reason')}
        help={t('act.reasonHelp', { name })}
        maxLength={ACTING_REASON_MAX}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
