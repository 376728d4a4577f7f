import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import css from './LimitedNote.module.css';

/** Shown before a request is opened: opening one uses one of the month's few. */
export function LimitedNote() {
  const { t } = useTranslation('leads-list');
  const offerUpgrade = useUpgrade();
  return (
    <div className={css.place}>
      <Note
        slim
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => offerUpgrade('leads')}>
            {t('limited.showAll')}
          </Button>
        }
      >
        {t('limited.text', { count: LIMITED_PACKAGE_LEADS_PER_MONTH })}
      </Note>
    </div>
  );
}
