import type { CatalogItemOption } from '@bellbird/contract/listing/catalogs';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowUpToLine, CalendarDays, CalendarRange, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { Menu, MenuItem } from '#ui/lazy/Menu.tsx';
import type { PriceLine as Places } from './catalog-values.ts';
import { CountField } from './CountField.tsx';
import { ErrorText } from './ErrorText.tsx';
import { Quiet, Strong } from './Section.tsx';

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
  const { errors } = useFormState();
  const [first] = line.places;
  const isSplit = line.places.length > 1;
  const fault = line.places
    .flatMap(({ index }) => [`prices.${index}.weekPeriod`, `prices.${index}.catalogItemOptionId`])
    .map((path) => (get(errors, path) as { message?: string } | undefined)?.message)
    .find(Boolean);
  return (
    <div role="group" aria-label={option.name}>
      <Grid>
        <Name>
          <Strong>{option.name}</Strong>
          <Quiet>{t(`kind.${option.type}`)}</Quiet>
        </Name>
        <Unit data-split={isSplit || undefined}>
          <CountField
            name={`prices.${first?.index ?? 0}.unit`}
            label={t(`unit.${option.type}`)}
            unit={option.unitLabel}
            required
          />
        </Unit>
        {line.places.map(({ index, weekPeriod }) => (
          <MoneyField
            key={weekPeriod}
            name={`prices.${index}.price`}
            label={t(`period.${weekPeriod}`)}
            unit={option.type === 'per_person' ? t('perPersonShort') : undefined}
            required
          />
        ))}
        <Actions name={option.name} isSplit={isSplit} onFirst={onFirst} onSplit={onSplit} onRemove={onRemove} />
      </Grid>
      <ErrorText>{fault}</ErrorText>
    </div>
  );
}

type ActionsProps = Omit<PriceLineProps, 'line' | 'option'> & { name: string; isSplit: boolean };

function Actions({ name, isSplit, onFirst, onSplit, onRemove }: ActionsProps) {
  const { t } = useTranslation('catalogs');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = isSplit ? CalendarDays : CalendarRange;
  const pick = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <More>
      <IconButton
        size="small"
        aria-label={t('more', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {onFirst && (
          <MenuItem onClick={pick(onFirst)}>
            <ArrowUpToLine aria-hidden />
            {t('prices.first')}
          </MenuItem>
        )}
        <MenuItem onClick={pick(() => onSplit(!isSplit))}>
          <Icon aria-hidden />
          {t(isSplit ? 'prices.join' : 'prices.split')}
        </MenuItem>
        <MenuItem onClick={pick(onRemove)}>
          <Trash2 aria-hidden />
          {t('prices.remove')}
        </MenuItem>
      </Menu>
    </More>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr)) 36px',
  gap: '8px 16px',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
}));

const Name = styled('div')(({ theme }) => ({
  display: 'grid',
  alignSelf: 'center',
  [theme.breakpoints.down('lg')]: { gridColumn: '1 / -2' },
  [theme.breakpoints.between('sm', 'lg')]: { gridColumn: 'span 2' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / 2' },
}));

const Unit = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-split]': { gridColumn: '1 / -1' } },
}));

const More = styled('div')(({ theme }) => ({
  gridColumn: -2,
  gridRow: 1,
  alignSelf: 'center',
  justifySelf: 'end',
  [theme.breakpoints.up('lg')]: { marginTop: 20 },
}));
