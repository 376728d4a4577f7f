import { COUPON_CODE_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './CouponForm.module.css';

type CouponFormProps = {
  /** The coupon the price was calculated with. */
  coupon: string | undefined;
  /** Fails with the reason why it can’t be used. */
  onApply: (code: string) => Promise<void>;
  onRemove: () => void;
};

type Values = { coupon: string };

/** A coupon lowers the price before anything is paid. */
export function CouponForm({ coupon, onApply, onRemove }: CouponFormProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  const form = useForm<Values, unknown, Values>({ defaultValues: { coupon: '' } });
  const submit = async (values: Values) => {
    await onApply(values.coupon);
    setOpen(false);
  };
  if (coupon !== undefined)
    return (
      <Row gap={2} justify="between" wrap>
        <span>{t('coupon.applied', { code: coupon })}</span>
        <Button size="small" onClick={onRemove} aria-label={t('coupon.removeNamed', { code: coupon })}>
          {t('coupon.remove')}
        </Button>
      </Row>
    );
  if (!isOpen)
    return (
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {t('coupon.open')}
      </Button>
    );
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="coupon" label={t('coupon.label')} maxLength={COUPON_CODE_MAX} required />
      {/* Paying is the page's one filled button. */}
      <div className={css.apply}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('coupon.apply')}
        </Button>
      </div>
    </Form>
  );
}
