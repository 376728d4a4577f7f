import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown, Zap } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { Credentials } from '../access.queries.ts';

/** The accounts of a demo instance; a production instance lists none. */
export function DemoAccounts({ onUse }: { onUse: (account: Credentials) => void }) {
  const { t } = useTranslation('access');
  const { demoAccounts } = panelConfig();
  if (demoAccounts.length === 0) return null;
  return (
    <Fold>
      <summary>
        <Zap size={16} aria-hidden />
        {t('demo.title')}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {demoAccounts.map(({ username, password, name, about }) => (
          <li key={username}>
            <Avatar name={name} size="small" />
            <div>
              <Typography variant="subtitle2" component="p">
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {about}
              </Typography>
            </div>
            <Button
              size="small"
              aria-label={t('demo.useNamed', { name })}
              onClick={() => onUse({ username, password })}
            >
              {t('demo.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const Fold = styled('details')(({ theme }) => ({
  width: 384,
  maxWidth: '100%',
  margin: '32px auto 0',
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    ...theme.typography.label,
    '&::-webkit-details-marker': { display: 'none' },
    '& svg:last-of-type': { marginInlineStart: 'auto', transition: 'transform 150ms ease-out' },
  },
  '&[open] summary svg:last-of-type': { transform: 'rotate(180deg)' },
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 0' },
  '& li > div': { flex: 1, minWidth: 0 },
}));
