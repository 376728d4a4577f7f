import type { ReviewChannelName } from '@bellbird/contract/reputation/reviews/review-channels.ts';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { addChannel } from './reviews.queries.ts';
import { useReviewAction } from './use-transfer.ts';

type Values = { channel: ReviewChannelName; url: string };
const resolver = lazyResolver(async () => (await import('@bellbird/contract/reputation/reviews')).ReviewChannelForm);

/** The form for a page on another site. */
export function ChannelDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const channels = useOfferedEntries('review_channel');
  const act = useReviewAction();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Values, unknown, Values>({
    resolver: resolver as unknown as Resolver<Values, unknown, Values>,
    defaultValues: { channel: 'google', url: '' },
  });
  const save = async (values: Values) => {
    const failure = await act(async () => {
      await addChannel(providerId, values, key);
      return t('channels.added');
    });
    if (failure) applyFieldErrors(form, { message: failure.message, fields: failure.fields });
    else onClose();
  };
  return (
    <FormDialog
      title={t('channels.addTitle')}
      form={form}
      label={t('channels.addTitle')}
      onSubmit={save}
      submit={t('channels.save')}
      onClose={onClose}
    >
      <SelectField
        name="channel"
        label={t('column.channel')}
        required
        options={channels.map(({ code, value }) => ({ value: code, label: value }))}
      />
      <TextField name="url" type="url" label={t('channels.url')} help={t('channels.urlHelp')} required />
    </FormDialog>
  );
}
