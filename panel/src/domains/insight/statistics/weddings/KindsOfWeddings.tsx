import type { Slice, WeddingFigures } from '@bellbird/contract/insight/statistics';
import type { ReactNode } from 'react';
import { type Translate, useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { showDollars } from '#platform/formats/money.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { type Bar, Bars } from '../parts/Bars.tsx';
import { showCount, showShare } from '../parts/change.ts';

type Of = { figures: WeddingFigures };

export function SeasonsCard({ figures }: Of) {
  const { t } = useTranslation('statistics');
  const bars = figures.seasons.map(({ key, deals }) => ({ key, name: t(`season.${key}`), value: deals }));
  return <Kind name="seasons" bars={withShares(bars)} />;
}

export function WeekdaysCard({ figures }: Of) {
  // The first of January 2024 was a Monday.
  const name = (key: string) => dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, Number(key)));
  const bars = figures.weekdays.map(({ key, deals }) => ({ key, name: name(key), value: deals }));
  return <Kind name="weekdays" bars={withShares(bars)} />;
}

export function GuestsCard({ figures }: Of) {
  const { t } = useTranslation('statistics');
  return <Kind name="guests" bars={toBars(figures.guests, t, showCount)} />;
}

export function BudgetsCard({ figures }: Of) {
  const { t } = useTranslation('statistics');
  return <Kind name="budgets" bars={toBars(figures.budgets, t, showDollars)} />;
}

export function TimeCard({ figures }: Of) {
  const { t } = useTranslation('statistics');
  const bars = figures.daysToDeal.spread.map(({ key, deals }) => ({
    key,
    name: t('kind.time.range', { range: formatRange(key, t, showCount) }),
    value: deals,
  }));
  return <Kind name="time" bars={withShares(bars)} />;
}

export function ReasonsCard({ figures }: Of) {
  const { t } = useTranslation('statistics');
  const reasons = useConfigList('info_request_reject_reason').data ?? [];
  const bars = figures.rejectReasons.map(({ id, count }) => ({
    key: String(id),
    name: reasons.find(({ itemId }) => itemId === id)?.value ?? t('kind.reasons.unknown'),
    value: count,
  }));
  return <Kind name="reasons" bars={withShares(bars)} />;
}

function Kind({ name, bars }: { name: string; bars: readonly Bar[] }) {
  const { t } = useTranslation('statistics');
  const title = t(`kind.${name}.title`);
  const isEmpty = bars.every(({ value }) => value === 0);
  return (
    <Card title={title} lead={t(`kind.${name}.definition`)} titleId={`wedding-${name}`}>
      {isEmpty ? <Nothing>{t(`kind.${name}.none`)}</Nothing> : <Bars label={title} bars={bars} />}
    </Card>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <CardBody>{children}</CardBody>;
}

/** Requests by range, and the share that became deals. */
function toBars(all: readonly Slice[], t: Translate, show: (value: number) => string): Bar[] {
  return all.map(({ key, requests, deals }) => ({
    key,
    name: formatRange(key, t, show),
    value: requests,
    note: requests > 0 ? t('kind.won', { share: showShare(deals, requests) ?? '' }) : undefined,
  }));
}

/** `51-100` → ‘51–100’, `201-` → ‘201 and more’. */
function formatRange(key: string, t: Translate, show: (value: number) => string): string {
  const [from = '', to = ''] = key.split('-');
  if (to === '') return t('kind.andMore', { from: show(Number(from)) });
  return from === '0' ? t('kind.upTo', { to: show(Number(to)) }) : `${show(Number(from))}–${show(Number(to))}`;
}

function withShares(bars: readonly Bar[]): Bar[] {
  const whole = bars.reduce((sum, { value }) => sum + value, 0);
  return bars.map((bar) => ({ ...bar, note: showShare(bar.value, whole) }));
}
