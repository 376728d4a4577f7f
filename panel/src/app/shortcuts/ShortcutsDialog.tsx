import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { ShellDialogFrame } from '../dialogs/ShellDialogFrame.tsx';
import { SHORTCUTS } from './shortcuts.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ShellDialogFrame title={t('shortcuts.title')} onClose={onClose}>
      <DialogContent>
        <List>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does}>
              <dt>{t(`shortcuts.${does}`)}</dt>
              <dd>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </List>
      </DialogContent>
    </ShellDialogFrame>
  );
}

const List = styled('dl')(({ theme }) => ({
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dd': { display: 'flex', gap: 4 },
}));
