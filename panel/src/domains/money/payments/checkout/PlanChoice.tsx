import type { InstallmentOffer } from '@bellbird/contract/money/payments';
import type { InstallmentCount } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import { Choice, Choices } from './Choice.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';

type PlanChoiceProps = {
  plans: InstallmentOffer['plans'];
  count: InstallmentCount;
  onChoose: (count: InstallmentCount) => void;
};

/** Pay once or in monthly instalments, each with its amount. */
export function PlanChoice({ plans, count, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation('payments');
  const name = useId();
  const chosen = plans.find((plan) => plan.count === count);
  return (
    <CheckoutSection title={t('plan.title')}>
      <Choices aria-label={t('plan.title')}>
        {plans.map((plan) => (
          <Choice
            key={plan.count}
            name={name}
            checked={plan.count === count}
            onChoose={() => onChoose(plan.count)}
            end={
              <Text size="inherit" tabular line="keep">
                {formatPlan(plan)}
              </Text>
            }
          >
            {plan.count === 1 ? t('plan.once') : t('plan.monthly', { count: plan.count })}
          </Choice>
        ))}
      </Choices>
      {chosen && chosen.count > 1 && (
        <Quiet>
          {t('plan.when', {
            first: showCents(chosen.parts[0]?.amountCents ?? 0),
            next: showDay(chosen.parts[1]?.dueDate ?? ''),
            last: showDay(chosen.parts.at(-1)?.dueDate ?? ''),
          })}
        </Quiet>
      )}
    </CheckoutSection>
  );
}

/** ‘3 × A$924.00’. When the cents do not divide, the first instalments are a cent more; the sentence below gives their amount. */
function formatPlan({ count, parts }: InstallmentOffer['plans'][number]): string {
  const last = showCents(parts.at(-1)?.amountCents ?? 0);
  return count === 1 ? last : `${count} × ${last}`;
}
