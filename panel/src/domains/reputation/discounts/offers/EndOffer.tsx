import type { Discount } from '@bellbird/contract/reputation/discounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { discountsKey, endDiscount } from '../discounts.queries.ts';

/** Ends an approved offer before its last day. */
export function EndOffer({ offer, onEnded }: { offer: Discount; onEnded: () => void }) {
  const { t } = useTranslation('discounts');
  const confirm = useConfirm();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    const text = t('end.text', { count: offer.coupons.taken - offer.coupons.used });
    const question = { title: t('end.title', { title: offer.title }), text, confirm: t('end.now') };
    if (!(await confirm({ ...question, danger: true }))) return;
    setBusy(true);
    if (await attempt(() => endDiscount(offer.id), t('end.done', { title: offer.title }))) onEnded();
    setBusy(false);
    void queries.invalidateQueries({ queryKey: discountsKey });
  };
  return (
    <Button color="error" loading={isBusy} onClick={() => void end()}>
      {t('end.now')}
    </Button>
  );
}
