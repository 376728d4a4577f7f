import { useTranslation } from '#texts/use-translation.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import css from './ShortcutsDialog.module.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  return (
    <ClosableDialog title={t('title')} onClose={onClose}>
      <DialogContent>
        <dl className={css.list}>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does}>
              <dt>{t(does)}</dt>
              <dd>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </ClosableDialog>
  );
}
