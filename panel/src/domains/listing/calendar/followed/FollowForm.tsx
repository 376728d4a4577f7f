import type { FollowedCalendar, FollowedEffect } from '@bellbird/contract/listing/calendar';
import { FOLLOWED_CALENDAR_ADDRESS_MAX, FOLLOWED_CALENDAR_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useController } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { ConfirmForm } from '#ui/forms/ConfirmForm.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { Space } from '../slots.ts';
import { useFollowForm } from './use-follow-form.ts';

type FollowFormProps = {
  providerId: number;
  spaces: readonly Space[];
  title: string;
  calendar?: FollowedCalendar;
  onClose: () => void;
};

/** Follows a calendar by its address, or changes what a followed one does. */
export function FollowForm({ providerId, spaces, title, calendar, onClose }: FollowFormProps) {
  const { t } = useTranslation('followed-calendars');
  const leave = useLeave(onClose);
  const { form, submit } = useFollowForm({ providerId, calendar, onClose });
  return (
    <ConfirmForm
      form={form}
      guarded
      label={title}
      onSubmit={submit}
      cancel={t('back')}
      confirm={t(calendar ? 'save' : 'follow')}
      onCancel={leave}
    >
      <TextField name="name" label={t('name')} help={t('nameHelp')} maxLength={FOLLOWED_CALENDAR_NAME_MAX} required />
      {!calendar && (
        <TextField
          name="address"
          type="url"
          label={t('address')}
          help={t('addressHelp')}
          maxLength={FOLLOWED_CALENDAR_ADDRESS_MAX}
          autoComplete="off"
          required
        />
      )}
      {spaces.length > 0 && (
        <SelectField
          name="spaceId"
          label={t('space')}
          options={[
            { value: 0, label: t('wholeVenue') },
            ...spaces.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <EffectField />
      <CheckboxField name="allDayOnly" label={t('allDayOnly')} help={t('allDayOnlyHelp')} />
      <CheckboxField name="showsTitles" label={t('showsTitles')} help={t('showsTitlesHelp')} />
    </ConfirmForm>
  );
}

function EffectField() {
  const { t } = useTranslation('followed-calendars');
  const { field } = useController({ name: 'effect' });
  const value = field.value as FollowedEffect;
  return (
    <Stack gap={1}>
      <Text component="span" size="label">
        {t('effect')}
      </Text>
      <Segmented
        label={t('effect')}
        fullWidth
        options={[
          { value: 'block', label: t('block') },
          { value: 'warn', label: t('warn') },
        ]}
        value={value}
        onChange={field.onChange}
      />
      <Quiet component="p">{t(`${value}Help`)}</Quiet>
    </Stack>
  );
}
