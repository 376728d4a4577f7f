import FileText from 'lucide-react/icons/file-text';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { ComposerState } from './use-composer.ts';

const TemplatePicker = lazyPart(() => import('./TemplatePicker.tsx'), 'TemplatePicker');

/** Opens the templates and loads the editor, which is needed next. */
export function TemplateButton({
  composer,
  onOpen,
  isWide = false,
}: {
  composer: ComposerState;
  onOpen: () => void;
  isWide?: boolean;
}) {
  const { t } = useTranslation('messages');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const common = {
    'aria-haspopup': 'dialog' as const,
    size: 'small' as const,
    onClick: (event: { currentTarget: HTMLElement }) => {
      onOpen();
      setAnchor(event.currentTarget);
    },
  };
  return (
    <>
      {isWide ? (
        <Button {...common} variant="text" startIcon={<FileText aria-hidden />}>
          {t('template.button')}
        </Button>
      ) : (
        <IconButton {...common} aria-label={t('template.button')}>
          <FileText aria-hidden />
        </IconButton>
      )}
      <Suspense>
        {anchor && <TemplatePicker anchor={anchor} composer={composer} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
