import type { CoupleHit } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { weddingDay } from '../parts/wedding-day.ts';
import css from './CoupleHits.module.css';

type CoupleHitsProps = {
  id: string;
  state: 'idle' | 'loading' | 'failed' | 'done';
  hits: readonly CoupleHit[];
  activeId: string | undefined;
  /** What was searched for; it is marked where it was found. */
  wanted: string;
  onChoose: (hit: CoupleHit) => void;
  onRetry: () => void;
  /** What else can be chosen, after the couples. */
  children?: ReactNode;
};

export function CoupleHits({ id, state, hits, activeId, wanted, onChoose, onRetry, children }: CoupleHitsProps) {
  const { t } = useTranslation('leads');
  const shown = state === 'idle' || state === 'done' ? hits : undefined;
  return (
    <>
      {state === 'failed' && <ErrorState onRetry={onRetry} />}
      {state === 'loading' && <Skeletons />}
      <div className={css.list} role="listbox" id={id} aria-label={t('search.hits')}>
        {state === 'idle' && hits.length > 0 && (
          <Text component="div" size="caption" quiet className={css.heading} role="presentation">
            {t('search.recent')}
          </Text>
        )}
        {shown?.map((hit) => (
          <PlainButton
            className={css.hit}
            key={hit.leadId}
            role="option"
            id={`${id}-${hit.leadId}`}
            tabIndex={-1}
            aria-selected={String(hit.leadId) === activeId}
            onClick={() => onChoose(hit)}
          >
            <Avatar name={toName(hit)} />
            <Stack component="span" grow>
              <Text size="strong" component="span">
                <Highlight text={toName(hit)} part={wanted} />
              </Text>
              <Quiet component="span">
                {t('search.provider', { provider: hit.providerName, category: hit.categoryName })}
                {hit.organizationDate && ` · ${weddingDay(hit.organizationDate, pageLocale())}`}
              </Quiet>
              {hit.by !== 'name' && (
                <Text className={css.found} size="small" component="span" line="cut">
                  <Highlight
                    text={hit.excerpt ? t('search.words', { excerpt: hit.excerpt }) : t(`search.by.${hit.by}`)}
                    part={hit.excerpt ? wanted : undefined}
                  />
                </Text>
              )}
            </Stack>
          </PlainButton>
        ))}
        {children}
      </div>
      {shown && (
        <output className={css.hint} data-empty={hits.length > 0}>
          {t(state === 'idle' ? 'search.hint' : 'search.found', { count: hits.length })}
        </output>
      )}
    </>
  );
}

/** A couple who called has no name yet and is shown by the extension they called. */
function toName(hit: CoupleHit): string {
  return hit.coupleName || hit.extensionNumber;
}

function Skeletons() {
  return (
    <div className={css.list}>
      {['a', 'b', 'c'].map((key) => (
        <Row gap={3} className={css.waiting} key={key}>
          <Skeleton variant="circular" width={36} height={36} />
          <Skeleton variant="rounded" width="60%" height={14} />
        </Row>
      ))}
    </div>
  );
}
