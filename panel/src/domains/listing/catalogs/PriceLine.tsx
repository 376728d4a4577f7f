import type { CatalogItemOption } from '@bellbird/contract/listing/catalogs';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Trash2 from 'lucide-react/icons/trash';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import type { PriceLine as Places } from './catalog-values.ts';
import { CountField } from './CountField.tsx';
import { ErrorText } from './ErrorText.tsx';
import { Quiet, Strong } from './Section.tsx';
import css from './PriceLine.module.css';
import { useCurrencySymbol } from './use-currency-symbol.ts';

type PriceLineProps = {
  line: Places;
  option: CatalogItemOption;
  /** Moves it to the top, where couples see it first; undefined if it is there. */
  onFirst: (() => void) | undefined;
  onSplit: (isSplit: boolean) => void;
  onRemove: () => void;
};

/** The prices of one option: for how many guests, and on which days. */
export function PriceLine({ line, option, onFirst, onSplit, onRemove }: PriceLineProps) {
  const { t } = useTranslation('catalogs');
  const nameOf = useConfigNames('menu_pricing_type');
  const symbol = useCurrencySymbol();
  const { errors } = useFormState();
  const [first] = line.places;
  const isSplit = line.places.length > 1;
  const fault = line.places
    .flatMap(({ index }) => [`prices.${index}.weekPeriod`, `prices.${index}.catalogItemOptionId`])
    .map((path) => (get(errors, path) as { message?: string } | undefined)?.message)
    .find(Boolean);
  return (
    <div role="group" aria-label={option.name}>
      <div className={css.grid}>
        <div className={css.name}>
          <Strong>{option.name}</Strong>
          <Quiet>{nameOf(option.type)}</Quiet>
        </div>
        <div className={css.unit} data-split={isSplit || undefined}>
          <CountField
            name={`prices.${first?.index ?? 0}.unit`}
            label={t(`unit.${option.type}`)}
            unit={option.unitLabel}
            required
          />
        </div>
        {line.places.map(({ index, weekPeriod }) => (
          <MoneyField
            key={weekPeriod}
            name={`prices.${index}.price`}
            label={t(`period.${weekPeriod}`)}
            symbol={symbol}
            unit={option.type === 'per_person' ? t('perPersonShort') : undefined}
            required
          />
        ))}
        <Actions name={option.name} isSplit={isSplit} onFirst={onFirst} onSplit={onSplit} onRemove={onRemove} />
      </div>
      <ErrorText>{fault}</ErrorText>
    </div>
  );
}

type ActionsProps = Omit<PriceLineProps, 'line' | 'option'> & { name: string; isSplit: boolean };

function Actions({ name, isSplit, onFirst, onSplit, onRemove }: ActionsProps) {
  const { t } = useTranslation('catalogs');
  const Icon = isSplit ? CalendarDays : CalendarRange;
  return (
    <div className={css.more}>
      <MoreMenu label={t('more', { name })} size="small">
        {onFirst && <MenuItem onClick={onFirst} icon={ArrowUpToLine} label={t('prices.first')} />}
        <MenuItem onClick={() => onSplit(!isSplit)} icon={Icon} label={t(isSplit ? 'prices.join' : 'prices.split')} />
        <MenuItem onClick={onRemove} icon={Trash2} label={t('prices.remove')} />
      </MoreMenu>
    </div>
  );
}
