import type { SocialType } from '@bellbird/contract/shared/social';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { SOCIAL_NAMES } from '#platform/config/social-names.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { SocialMark } from '#ui/drawings/SocialMark.tsx';
import { Note } from '#ui/Note.tsx';
import { rem } from '#ui/theme/typography.ts';
import { leaveFor } from './oauth-redirect.ts';
import { useSocialFailure } from './use-social-failure.ts';

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
      <Or>{t('social.or')}</Or>
      {failure && (
        <Note tone="error" announce>
          {failure}
        </Note>
      )}
      <Row>
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
      </Row>
    </>
  );
}

const Or = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.vars.palette.divider },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '&& > *': { flex: '1 1 auto', minWidth: 0, height: 44, paddingInline: 8 },
  [theme.breakpoints.down('md')]: { '&& > *': { height: 48 } },
  [theme.breakpoints.down('sm')]: { '&& > *': { paddingInline: 4, gap: 6, fontSize: rem(13) } },
}));
