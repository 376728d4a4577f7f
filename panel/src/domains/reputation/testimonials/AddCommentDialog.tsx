import type { TestimonialForm } from '@bellbird/contract/reputation/testimonials';
import { COUPLE_NAME_MAX, RATING_MAX, TESTIMONIAL_MAX } from '@bellbird/contract/shared/limits';
import { useId, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { toDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import { createTestimonial } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';

type Values = TestimonialForm & { providerId: number };
type WriteDialogProps = { providers: readonly { id: number; name: string }[]; onClose: () => void };

const resolver = lazyResolver(async () => (await import('./forms.ts')).WriteFormSchema);

/** Adds a comment that a couple gave in person or on a card; the team reviews it before it is published. */
export function AddCommentDialog({ providers, onClose }: WriteDialogProps) {
  const { t } = useTranslation('testimonials');
  const titleId = useId();
  const leave = useLeave(onClose);
  const act = useCommentAction();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Values, unknown, Values>({
    resolver: resolver as unknown as Resolver<Values, unknown, Values>,
    defaultValues: { providerId: providers[0]?.id ?? 0, coupleName: '', weddingDate: null, rating: 5, comments: '' },
  });
  const save = async (values: Values) => {
    if (await act(() => createTestimonial(values, key), t('written'))) onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('writeTitle')}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded label={t('writeTitle')} onSubmit={save}>
          <DialogFields>
            <Text component="p" size="inherit" quiet>
              {t('writeLead')}
            </Text>
            {providers.length > 1 && (
              <SelectField
                name="providerId"
                label={t('provider')}
                required
                options={providers.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            <TextField name="coupleName" label={t('couple')} required maxLength={COUPLE_NAME_MAX} />
            <Pair>
              <SelectField
                name="rating"
                label={t('rating')}
                required
                options={Array.from({ length: RATING_MAX }, (_, at) => ({
                  value: RATING_MAX - at,
                  label: t('stars', { rating: RATING_MAX - at, max: RATING_MAX }),
                }))}
              />
              <DateField name="weddingDate" label={t('weddingDate')} max={toDay(new Date())} />
            </Pair>
            <TextareaField name="comments" label={t('comments')} required max={TESTIMONIAL_MAX} rows={5} />
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={leave}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t('send')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
