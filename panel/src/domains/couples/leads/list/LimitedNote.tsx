import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import css from './note.module.css';

/** Shown before a request is opened: opening one uses one of the month's few. */
export function LimitedNote() {
  const { t } = useTranslation('limited-note');
  const offerUpgrade = useUpgrade();
  const isNarrow = useMediaQuery('(width < 600px)');
  return (
    <div className={css.place}>
      <Note
        slim
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => offerUpgrade('leads')}>
            {t(isNarrow ? 'showAllShort' : 'showAll')}
          </Button>
        }
      >
        {t(isNarrow ? 'short' : 'text', { count: LIMITED_PACKAGE_LEADS_PER_MONTH })}
      </Note>
    </div>
  );
}
