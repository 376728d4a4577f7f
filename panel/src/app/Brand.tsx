import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import css from './Brand.module.css';

/** The logo and the name, linking to the home page. Prime customers get the golden one. */
export function Brand({ to, prime = false }: { to: string; prime?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Link className={css.home} to={to} data-testid={prime ? 'brand-prime' : 'brand'}>
      <Mark prime={prime} />
      {t('brand')}
      {prime && (
        <span className={css.primeTag} data-only="wide">
          {t('prime')}
        </span>
      )}
    </Link>
  );
}

function Mark({ prime }: { prime: boolean }) {
  return (
    <svg className={css.bird} viewBox="0 0 32 32" aria-hidden="true" data-prime-mark={prime}>
      <path
        className={css.body}
        fillRule="evenodd"
        d="M1.5 26.5C7 24.6 8.4 19.4 8.4 12.4a8.2 8.2 0 0 1 16.4 0c0 6.6.5 10.6 3 14.1ZM19.6 13.3a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2Z"
      />
      <path className={css.beak} d="m24.4 8.6 6.4 3.9-6 2.6a9 9 0 0 0-.4-6.5ZM13.2 27.6h7.2a3.6 3.6 0 0 1-7.2 0Z" />
    </svg>
  );
}
