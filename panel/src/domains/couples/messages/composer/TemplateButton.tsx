import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import type { ComposerState } from './use-composer.ts';

const TemplatePicker = lazyPart(() => import('./TemplatePicker.tsx'), 'TemplatePicker');

/** Opens the templates and loads the editor, which is needed next. */
export function TemplateButton({ composer, onOpen }: { composer: ComposerState; onOpen: () => void }) {
  const { t } = useTranslation('messages');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        startIcon={<FileText aria-hidden />}
        onClick={(event: { currentTarget: HTMLElement }) => {
          onOpen();
          setAnchor(event.currentTarget);
        }}
      >
        {t('template.button')}
      </Button>
      {anchor && <TemplatePicker anchor={anchor} composer={composer} onClose={() => setAnchor(null)} />}
    </>
  );
}
