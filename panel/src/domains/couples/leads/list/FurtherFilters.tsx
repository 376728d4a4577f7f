import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { SOURCES } from './lead-search.ts';
import { MenuFilter } from './MenuFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import type { LeadListControls } from './use-lead-list.ts';

const FURTHER = ['older', 'asked', 'agreed', 'answered', 'source', 'assisted'] as const;
type Further = (typeof FURTHER)[number];

/** Filters that are needed now and then: shown once they are added or active. */
export function FurtherFilters({ list }: { list: LeadListControls }) {
  const { t } = useTranslation('leads-list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Further>();
  const { state, filter } = list;
  const isOn: Record<Further, boolean> = {
    older: state.older,
    asked: Boolean(state.createdAtStart || state.createdAtEnd),
    agreed: Boolean(state.agreedAtStart || state.agreedAtEnd),
    answered: state.answered,
    source: state.source.length > 0,
    assisted: state.isPrepaid,
  };
  const offered = FURTHER.filter((each) => !isOn[each] && each !== asked);

  const choose = (chosen: Further) => {
    setAnchor(null);
    if (chosen === 'older') filter({ older: true });
    else if (chosen === 'assisted') filter({ isPrepaid: true });
    else if (chosen === 'answered') filter({ answered: true });
    else setAsked(chosen);
  };

  return (
    <>
      {state.genuine && <FilterChip label={t('filter.genuine')} on onClick={() => filter({ genuine: false })} />}
      {isOn.older && <FilterChip label={t('filter.older')} on onClick={() => filter({ older: false })} />}
      {(isOn.asked || asked === 'asked') && (
        <RangeFilter
          label={t('filter.asked')}
          range={{ start: state.createdAtStart, end: state.createdAtEnd }}
          onChange={({ start, end }) => filter({ createdAtStart: start, createdAtEnd: end })}
          startOpen={asked === 'asked'}
        />
      )}
      {(isOn.agreed || asked === 'agreed') && (
        <RangeFilter
          label={t('filter.agreed')}
          range={{ start: state.agreedAtStart, end: state.agreedAtEnd }}
          onChange={({ start, end }) => filter({ agreedAtStart: start, agreedAtEnd: end })}
          startOpen={asked === 'agreed'}
        />
      )}
      {isOn.answered && <FilterChip label={t('filter.answered')} on onClick={() => filter({ answered: false })} />}
      {(isOn.source || asked === 'source') && (
        <MenuFilter
          label={t('filter.source')}
          choices={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
          chosen={state.source}
          onChange={(source) => filter({ source })}
          startOpen={asked === 'source'}
        />
      )}
      {isOn.assisted && <FilterChip label={t('filter.assisted')} on onClick={() => filter({ isPrepaid: false })} />}
      {offered.length > 0 && (
        <FilterChip label={t('filter.add')} add onClick={(event) => setAnchor(event.currentTarget)} />
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((each) => (
          <MenuItem key={each} onClick={() => choose(each)} label={t(`filter.${each}`)} />
        ))}
      </Menu>
    </>
  );
}
