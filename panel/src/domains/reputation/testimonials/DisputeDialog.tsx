import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import { TESTIMONIAL_DISPUTE_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Quiet } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { disputeComment, testimonialsKey } from './testimonials.queries.ts';

const resolver = lazyResolver(async () => (await import('./forms.ts')).DisputeFormSchema);

type Values = { reason: string; text: string };

/** Asks the team to take a couple’s comment down; until it has decided, couples read it. */
export function DisputeDialog({ comment, onClose }: { comment: Testimonial; onClose: () => void }) {
  const { t } = useTranslation(['comment-dispute', 'testimonials']);
  const notices = useNotices();
  const queries = useQueryClient();
  const reasons = useOfferedEntries('testimonial_rejected_reason');
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { reason: '', text: '' } });
  const submit = async (values: Values) => {
    await disputeComment(comment.id, values);
    notices.success(t('sent'));
    onClose();
    await queries.invalidateQueries({ queryKey: testimonialsKey });
  };
  return (
    <FormDialog
      title={t('title', { name: comment.couple.name })}
      form={form}
      onSubmit={submit}
      submit={t('send')}
      onClose={onClose}
    >
      <Quiet>{t('lead')}</Quiet>
      <SelectField
        name="reason"
        label={t('reason')}
        required
        options={reasons.map(({ code, value }) => ({ value: code, label: value }))}
      />
      <TextareaField name="text" label={t('text')} help={t('help')} required max={TESTIMONIAL_DISPUTE_MAX} rows={4} />
    </FormDialog>
  );
}
