import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { SERIF, SERIF_WEIGHT, rem } from '#ui/theme/typography.ts';

/** The logo and the name, linking to the home page. Prime customers get the golden one. */
export function Brand({ to, prime = false }: { to: string; prime?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Home to={to} data-testid={prime ? 'brand-prime' : 'brand'}>
      <Mark prime={prime} />
      {t('brand')}
      {prime && <PrimeTag>{t('prime')}</PrimeTag>}
    </Home>
  );
}

function Mark({ prime }: { prime: boolean }) {
  return (
    <Bird viewBox="0 0 32 32" aria-hidden="true" data-prime-mark={prime}>
      <path
        className="body"
        fillRule="evenodd"
        d="M1.5 26.5C7 24.6 8.4 19.4 8.4 12.4a8.2 8.2 0 0 1 16.4 0c0 6.6.5 10.6 3 14.1ZM19.6 13.3a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2Z"
      />
      <path className="beak" d="m24.4 8.6 6.4 3.9-6 2.6a9 9 0 0 0-.4-6.5ZM13.2 27.6h7.2a3.6 3.6 0 0 1-7.2 0Z" />
    </Bird>
  );
}

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 10,
  borderRadius: theme.shape.borderRadius,
  fontFamily: SERIF,
  fontSize: rem(20),
  fontWeight: SERIF_WEIGHT,
  lineHeight: rem(28),
  letterSpacing: '-0.01em',
}));

const Bird = styled('svg')(({ theme }) => ({
  width: 28,
  height: 28,
  '& .body': { fill: theme.vars.palette.primary.main },
  '& .beak': { fill: theme.vars.palette.wattle.main },
  '&[data-prime-mark="true"] .body': { fill: theme.vars.palette.wattle.main },
  '&[data-prime-mark="true"] .beak': { fill: theme.vars.palette.plum.contrastText },
}));

const PrimeTag = styled('span')(({ theme }) => ({
  padding: '2px 8px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.wattle.main,
  color: theme.vars.palette.wattle.contrastText,
  ...theme.typography.caption,
  fontWeight: 600,
  letterSpacing: 0,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
