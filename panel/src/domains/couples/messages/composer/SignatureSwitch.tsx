import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import type { ComposerState } from './use-composer.ts';
import css from './SignatureSwitch.module.css';

/** Whether the user's signature is added; without one, a link to create it. */
export function SignatureSwitch({ composer }: { composer: ComposerState }) {
  const { t } = useTranslation('messages');
  const user = useUser();
  if (!composer.values) return null;
  if (!composer.values.signature)
    return (
      <Button size="small" variant="text" className={css.quiet} component={Link} to={pathTo('signatures')}>
        {t('signature.add')}
      </Button>
    );
  return (
    <Button
      size="small"
      variant="text"
      role="switch"
      aria-checked={composer.withSignature}
      title={composer.values.signature}
      className={css.quiet}
      onClick={() => composer.setWithSignature(!composer.withSignature)}
    >
      {composer.withSignature ? t('signature.on', { name: user?.name ?? '' }) : t('signature.off')}
    </Button>
  );
}
