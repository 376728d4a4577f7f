import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useCurrentRoute } from '../current-route.ts';
import { guideFor } from './topics.ts';

/** Opens the guide where it explains the page that is shown; in a window of its own, so that nothing typed is left. */
export function HelpLink() {
  const { t, language } = useTranslation('layout');
  const { name } = useCurrentRoute();
  return (
    <IconButton
      component="a"
      href={guideFor(name, language)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('help')}
      icon={CircleHelp}
    />
  );
}
