import { QUOTE_STAGES } from '@bellbird/contract/couples/quotes/quote-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Figure } from '#ui/Figure.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { pipelineOptions } from './quote-list.queries.ts';
import type { QuoteListControls } from './use-quote-list.ts';
import css from './Pipeline.module.css';

/** How many quotes each stage has, and their value; a tap shows them. */
export function Pipeline({ list }: { list: QuoteListControls }) {
  const { t } = useTranslation('quotes-list');
  const { stage: chosen, providerIds } = list.state;
  const { data } = useQuery(pipelineOptions(providerIds.length > 0 ? { providerIds: [...providerIds] } : {}));
  return (
    <div className={css.stages} role="group" aria-label={t('pipeline')}>
      {QUOTE_STAGES.map((stage) => {
        const sums = data?.find((each) => each.stage === stage);
        return (
          <PlainButton
            key={stage}
            className={css.stage}
            aria-pressed={chosen === stage}
            onClick={() => list.stage(chosen === stage ? undefined : stage)}
          >
            <Row component="span" gap={2} justify="between" className={css.head}>
              {t(`stage.${stage}`)}
              <Figure>{sums?.count ?? 0}</Figure>
            </Row>
            <Text size="fact" component="span" tabular>
              {showDollars(Math.round((sums?.cents ?? 0) / 100))}
            </Text>
          </PlainButton>
        );
      })}
    </div>
  );
}
