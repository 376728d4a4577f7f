import type { CatalogueKind, CatalogueValue } from '@bellbird/contract/desk/catalogue';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { compareValues } from './compare-values.ts';
import { describeFields } from './entry-fields.ts';
import { useShowField } from './use-show-field.ts';
import css from './catalogue.module.css';

type DifferencesProps = { kind: CatalogueKind; before: CatalogueValue | null; after: CatalogueValue | null };

/** What a change changes, field by field: the old lines crossed out, the new ones after them. */
export function Differences({ kind, before, after }: DifferencesProps) {
  const { t } = useTranslation('catalogue');
  const show = useShowField();
  const fields = useMemo(() => describeFields(kind), [kind]);
  const differences = compareValues(fields, before, after, show);
  if (differences.length === 0) return <p>{t('noDifference')}</p>;
  return (
    <dl className={css.differences}>
      {differences.map((each) => (
        <div key={each.name}>
          <dt>{t(`field.${each.name}`)}</dt>
          <dd>
            {each.before.map((line) => (
              <del key={line}>
                <VisuallyHidden>{t('before')}</VisuallyHidden> {line}
              </del>
            ))}
            {each.after.map((line) => (
              <ins key={line}>
                <VisuallyHidden>{t('after')}</VisuallyHidden> {line}
              </ins>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
