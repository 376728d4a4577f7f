import { PAYMENT_STATUSES, PAYMENT_TYPES } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import type { PaymentsSearch } from './use-payments-search.ts';

type PaymentFiltersProps = { search: PaymentsSearch; providers: readonly { id: number; name: string }[] };

export function PaymentFilters({ search, providers }: PaymentFiltersProps) {
  const { t } = useTranslation('payments');
  const nameOfStatus = useConfigNames('payment_status');
  const nameOfType = useConfigNames('payment_type');
  const { status, type, providerId, go } = search;
  const named = providers.find(({ id }) => id === providerId)?.name;
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
        chosen={type && { value: type, label: nameOfType(type) }}
        onChoose={(next) => go({ type: next, page: undefined })}
      />
      {providers.length > 1 && (
        <FilterMenu
          label={t('column.provider')}
          options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={providerId && named ? { value: String(providerId), label: named } : undefined}
          onChoose={(next) => go({ provider: next, page: undefined })}
        />
      )}
    </FilterChips>
  );
}

type Option = { value: string; label: string };
type FilterMenuProps = {
  label: string;
  options: readonly Option[];
  chosen: Option | undefined;
  onChoose: (value: string | undefined) => void;
};

function FilterMenu({ label, options, chosen, onChoose }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (value: string | undefined) => {
    setAnchor(null);
    onChoose(value);
  };
  return (
    <>
      <FilterChip
        label={label}
        menu
        {...(chosen && { value: chosen.label, onClear: () => choose(undefined) })}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem key={option.value} selected={option.value === chosen?.value} onClick={() => choose(option.value)}>
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
