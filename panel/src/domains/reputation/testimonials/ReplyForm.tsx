import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import { TESTIMONIAL_REPLY_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Row } from '#ui/layout/Row.tsx';
import { replyTo } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';

const resolver = lazyResolver(async () => (await import('./forms.ts')).ReplyFormSchema);

/** The form for the public reply. */
export function ReplyForm({ comment, onDone }: { comment: Testimonial; onDone: () => void }) {
  const { t } = useTranslation('testimonials');
  const act = useCommentAction();
  const form = useForm({ resolver, defaultValues: { reply: comment.reply ?? '' } });
  const save = async ({ reply }: { reply: string }) => {
    if (await act(() => replyTo(comment.id, reply), t('replied'))) onDone();
  };
  const remove = async () => {
    if (await act(() => replyTo(comment.id, ''), t('replyRemoved'))) onDone();
  };
  return (
    <Form form={form} guarded label={t('replyTo', { name: comment.couple.name })} onSubmit={save}>
      <TextareaField
        name="reply"
        label={t('replyTo', { name: comment.couple.name })}
        help={t('replyHelp')}
        required
        max={TESTIMONIAL_REPLY_MAX}
        rows={3}
      />
      <Row gap={2} align="stretch" wrap>
        <SubmitButton>{t('publishReply')}</SubmitButton>
        <Button variant="text" onClick={onDone}>
          {t('ui:cancel')}
        </Button>
        {comment.reply && (
          <Button variant="text" color="error" onClick={() => void remove()}>
            {t('removeReply')}
          </Button>
        )}
      </Row>
    </Form>
  );
}
