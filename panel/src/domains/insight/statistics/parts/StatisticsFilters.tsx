import { STATISTICS_DAYS_MAX } from '@bellbird/contract/shared/limits';
import { countDays } from '@bellbird/contract/insight/statistics/period.ts';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { PERIOD_CHOICES } from '../period-choice.ts';
import { span } from '../format-days.ts';
import type { StatisticsSearch } from '../use-statistics-search.ts';
import css from './StatisticsFilters.module.css';

// Loaded only when a user chooses custom dates.
const CustomDates = lazyPart(() => import('./CustomDates.tsx'), 'CustomDates');

/** The filters for days and provider; both are kept in the URL. */
export function StatisticsFilters({ search, children }: { search: StatisticsSearch; children?: ReactNode }) {
  return (
    <div className={css.line}>
      <FilterChips>
        <PeriodFilter search={search} />
        {search.providers.length > 1 && <ProviderFilter search={search} isAllPossible />}
        {children}
      </FilterChips>
    </div>
  );
}

function PeriodFilter({ search }: { search: StatisticsSearch }) {
  const { t } = useTranslation('statistics');
  const { choice, period, go } = search;
  const [open, setOpen] = useState<'menu' | 'days'>();
  const place = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(undefined);
  const closeMenu = () => setOpen((now) => (now === 'menu' ? undefined : now));
  return (
    <span ref={place}>
      <FilterChip label={choice ? t(`period.${choice}`) : span(period)} on menu onClick={() => setOpen('menu')} />
      <Menu anchorEl={() => place.current} open={open === 'menu'} onClose={closeMenu}>
        {PERIOD_CHOICES.map((each) => (
          <Choice
            key={each}
            isOn={each === choice}
            onClick={() => go({ period: each, from: undefined, to: undefined, page: undefined })}
          >
            {t(`period.${each}`)}
          </Choice>
        ))}
        <Choice isOn={!choice} onClick={() => setOpen('days')}>
          {t('period.own')}
        </Choice>
      </Menu>
      {open === 'days' && (
        <CustomDates
          anchor={place}
          period={period}
          max={search.today}
          refuse={(days) => (countDays(days) > STATISTICS_DAYS_MAX ? t('period.tooLong') : undefined)}
          onClose={close}
          onChange={(days) => {
            close();
            go({ ...days, period: undefined, page: undefined });
          }}
        />
      )}
    </span>
  );
}

/** One provider, or all of them where the page allows it. */
export function ProviderFilter({ search, isAllPossible }: { search: StatisticsSearch; isAllPossible?: boolean }) {
  const { t } = useTranslation('statistics');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { providers, provider, go } = search;
  const shown = provider ?? (isAllPossible ? undefined : providers[0]);
  const choose = (id: number | undefined) => go({ provider: id, page: undefined });
  return (
    <span ref={place}>
      <FilterChip
        label={shown?.name ?? t('provider.all')}
        on={provider !== undefined}
        menu
        onClick={() => setOpen(true)}
      />
      <Menu anchorEl={() => place.current} open={isOpen} onClose={() => setOpen(false)}>
        {isAllPossible && (
          <Choice isOn={!provider} onClick={() => choose(undefined)}>
            {t('provider.all')}
          </Choice>
        )}
        {providers.map(({ id, name }) => (
          <Choice key={id} isOn={id === shown?.id} onClick={() => choose(id)}>
            {name}
          </Choice>
        ))}
      </Menu>
    </span>
  );
}

export function Choice({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <MenuItem role="menuitemradio" aria-checked={isOn} selected={isOn} onClick={onClick}>
      <Check aria-hidden style={{ visibility: isOn ? 'visible' : 'hidden' }} />
      {children}
    </MenuItem>
  );
}
