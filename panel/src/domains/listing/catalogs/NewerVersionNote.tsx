import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import type { CatalogChange } from './catalog-changes.ts';
import type { NewerVersion } from './use-catalog-form.ts';
import css from './NewerVersionNote.module.css';

/** Someone else saved changes: lists them and offers to load them. */
export function NewerVersionNote({ newer, onTake }: { newer: NewerVersion; onTake: () => void }) {
  const { t } = useTranslation('catalogs');
  const toText = useChangeText();
  return (
    <Note tone="warning" announce action={<Button onClick={onTake}>{t('newer.load')}</Button>}>
      <b>{t('newer.title')}</b> {t('newer.text')}
      <ul className={css.list}>
        {newer.changes.map((change) => {
          const words = toText(change);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </Note>
  );
}

function useChangeText(): (change: CatalogChange) => string {
  const { t } = useTranslation('catalogs');
  const dollars = (price: number | null) => (price === null ? t('newer.nothing') : showDollars(price));
  return (change) => {
    switch (change.kind) {
      case 'name':
        return t('newer.name', { before: change.before, after: change.after });
      case 'expireAt':
        return t('newer.expireAt', { before: showDay(change.before), after: showDay(change.after) });
      case 'price':
        return t('newer.price', {
          option: change.option,
          period: t(`period.${change.period}`),
          before: dollars(change.before),
          after: dollars(change.after),
        });
      case 'menu':
        return t(`newer.menu.${change.change}`, { name: change.name });
    }
  };
}
