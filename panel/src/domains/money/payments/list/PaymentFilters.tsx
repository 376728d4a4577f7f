import { PAYMENT_STATUSES, PAYMENT_TYPES } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { FilterMenu } from '#ui/list/FilterMenu.tsx';
import type { PaymentsSearch } from './use-payments-search.ts';

type PaymentFiltersProps = { search: PaymentsSearch; providers: readonly { id: number; name: string }[] };

export function PaymentFilters({ search, providers }: PaymentFiltersProps) {
  const { t } = useTranslation('payments');
  const nameOfStatus = useConfigNames('payment_status');
  const nameOfType = useConfigNames('payment_type');
  const { status, type, providerId, go } = search;
  return (
    <FilterChips>
      {PAYMENT_STATUSES.map((each) => (
        <FilterChip
          key={each}
          label={nameOfStatus(each)}
          on={status === each}
          onClick={() => go({ status: status === each ? undefined : each, page: undefined })}
        />
      ))}
      <FilterMenu
        label={t('column.type')}
        options={PAYMENT_TYPES.map((each) => ({ value: each, label: nameOfType(each) }))}
        chosen={type}
        onChoose={(next) => go({ type: next, page: undefined })}
      />
      {providers.length > 1 && (
        <FilterMenu
          label={t('column.provider')}
          options={providers.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={providerId}
          onChoose={(next) => go({ provider: next, page: undefined })}
        />
      )}
    </FilterChips>
  );
}
