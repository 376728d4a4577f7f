import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Note } from '#ui/Note.tsx';

/** Shown before a request is opened: opening one uses one of the month's few. */
export function LimitedNote() {
  const { t } = useTranslation('leads-list');
  const offerUpgrade = useUpgrade();
  return (
    <Place>
      <Note
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => offerUpgrade('leads')}>
            {t('limited.showAll')}
          </Button>
        }
      >
        {t('limited.text', { count: LIMITED_PACKAGE_LEADS_PER_MONTH })}
      </Note>
    </Place>
  );
}

const Place = styled('div')({ marginBottom: 16 });
