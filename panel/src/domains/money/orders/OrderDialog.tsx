import type { OrderChange } from '@bellbird/contract/money/orders';
import { ORDER_TEXT_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Quiet } from '#ui/Text.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import type { OrderTask } from './OrderActions.tsx';
import { changeDeskOrder, ordersKey } from './orders.queries.ts';

const resolver = lazyResolver(
  async () => (await import('@bellbird/contract/money/orders')).OrderChange,
) as unknown as Resolver<Values, unknown, OrderChange>;

type Values = { type: OrderTask['action']; version: number } & Partial<
  Record<'on' | 'message' | 'note', string> & { refund: boolean }
>;

function toValues({ order, action }: OrderTask): Values {
  const base = { type: action, version: order.version };
  switch (action) {
    case 'schedule':
      return { ...base, on: order.scheduledOn ?? '', message: order.message };
    case 'deliver':
      return { ...base, message: '' };
    case 'cancel':
      return { ...base, message: '', refund: order.paidCents > 0 };
    case 'note':
      return { ...base, note: order.note };
  }
}

/** The day and the words that a change of an order needs. */
export function OrderDialog({ order, action, onClose }: OrderTask & { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const notices = useNotices();
  const queries = useQueryClient();
  const form = useForm<Values, unknown, OrderChange>({ resolver, defaultValues: toValues({ order, action }) });
  const submit = async (change: OrderChange) => {
    try {
      await changeDeskOrder(order.id, change);
      notices.success(t(`done.${change.type}`));
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ordersKey });
    }
  };
  return (
    <FormDialog
      title={t(`action.${action}`)}
      form={form}
      onSubmit={submit}
      cancel={t('close')}
      submit={t(`submit.${action}`)}
      onClose={onClose}
    >
      <Quiet>
        {order.product}, {order.provider.name}
      </Quiet>
      {action === 'schedule' && <DateField name="on" label={t('day')} required />}
      {action === 'note' ? (
        <TextareaField name="note" label={t('note')} help={t('noteHelp')} max={ORDER_TEXT_MAX} />
      ) : (
        <TextareaField
          name="message"
          label={t(action === 'cancel' ? 'reason' : 'message')}
          help={t('messageHelp')}
          max={ORDER_TEXT_MAX}
          required={action === 'cancel'}
        />
      )}
      {action === 'cancel' && order.paidCents > 0 && (
        <CheckboxField
          name="refund"
          label={t('refund', { amount: showCents(order.paidCents) })}
          help={t('refundHelp')}
        />
      )}
    </FormDialog>
  );
}
