import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { IconButton } from '#ui/IconButton.tsx';

/** Left of the title. */
export function BackToCouple({ leadId }: { leadId: number }) {
  const { t } = useTranslation('quotes');
  return (
    <IconButton component={Link} to={pathTo('lead', { id: leadId })} aria-label={t('back')} mirrored icon={ArrowLeft} />
  );
}
