import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { stretchedLink } from '#ui/list/stretched-link.ts';
import { homeOptions } from './home.queries.ts';

/** What else there is to do, newest first. */
export function TodoCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  if (home.isError) return null;
  const { first = [], total = 0 } = home.data?.prompts ?? {};
  return (
    <Card aria-labelledby="home-todo">
      <CardHeader
        id="home-todo"
        title={t('todo.title')}
        badge={<Badge count={total} label={t('todo.badge', { count: total })} />}
        action={
          <Link component={RouterLink} to={pathTo('todo')} variant="body2">
            {t('todo.all')}
          </Link>
        }
      />
      {home.isPending ? (
        <CardBody>
          <Skeleton variant="rounded" height={40} />
        </CardBody>
      ) : total === 0 ? (
        <CardBody>
          <Quiet>{t('todo.none')}</Quiet>
        </CardBody>
      ) : (
        <ul>
          {first.map(({ id, title, providerName, path }) => (
            <Item key={id}>
              <div>
                <RouterLink to={path ?? pathTo('todo')}>{title}</RouterLink>
                <small>{providerName}</small>
              </div>
              <ChevronRight aria-hidden size={16} />
            </Item>
          ))}
        </ul>
      )}
    </Card>
  );
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  '& div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...stretchedLink(theme.vars.palette.primary.main) },
  '& a': { fontWeight: 500 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '& svg': { color: theme.vars.palette.text.secondary, '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  [theme.breakpoints.down('md')]: { padding: '12px 16px' },
}));
const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
