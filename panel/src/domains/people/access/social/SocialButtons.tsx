import type { SocialType } from '@bellbird/contract/shared/social';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { SOCIAL_NAMES } from '@bellbird/contract/shared/social';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { SocialMark } from '#ui/drawings/SocialMark.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { leaveFor } from './oauth-redirect.ts';
import { useSocialFailure } from './use-social-failure.ts';
import css from './SocialButtons.module.css';

/** Buttons for the configured social logins. */
export function SocialButtons() {
  const { t } = useTranslation('access');
  const sentence = useSocialFailure();
  const [leaving, setLeaving] = useState<SocialType>();
  const [failure, setFailure] = useState<string>();
  const { socialLogins } = panelConfig();
  if (socialLogins.length === 0) return null;

  const leave = async (type: SocialType) => {
    setLeaving(type);
    setFailure(undefined);
    try {
      await leaveFor(type);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(sentence(error, type));
      setLeaving(undefined);
    }
  };

  return (
    <>
      <Row component="p" gap={4} className={css.or}>
        {t('social.or')}
      </Row>
      {failure && (
        <Note tone="error" announce>
          {failure}
        </Note>
      )}
      <div className={css.row}>
        {socialLogins.map((type) => (
          <Button
            key={type}
            startIcon={<SocialMark type={type} />}
            aria-label={t('social.continue', { name: SOCIAL_NAMES[type] })}
            aria-busy={leaving === type}
            disabled={leaving !== undefined}
            onClick={() => void leave(type)}
          >
            {SOCIAL_NAMES[type]}
          </Button>
        ))}
      </div>
    </>
  );
}
