import type { Approval } from '@bellbird/contract/attention/approvals';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { PrivateDetails } from './PrivateDetails.tsx';

/** The team works in one time zone, so the browser’s clock is fine. */
function momentHere(instant: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return dateFormat({ ...format, hourCycle: 'h23' }).format(new Date(instant));
}

type ApprovalDetailProps = { approval: Approval; before?: ReactNode };

/** One change: who sent it, what the automatic checks found, what is published and what is proposed. */
export function ApprovalDetail({ approval, before }: ApprovalDetailProps) {
  const { t } = useTranslation('approvals');
  const { provider, askedBy, askedAt, title, text, images, changes, checks } = approval;
  const facts = { category: provider.category, city: provider.city, when: momentHere(askedAt) };
  const failed = checks.filter(({ ok }) => !ok).length;
  return (
    <article>
      <Head>
        {before}
        <Words>
          <Typography variant="subtitle" component="h2">
            {provider.name}
          </Typography>
          <Quiet>{askedBy ? t('sent', { ...facts, who: askedBy }) : t('sentUnknown', facts)}</Quiet>
        </Words>
        {failed > 0 && (
          <Failed>
            <TriangleAlert aria-hidden />
            {t('checksFailed', { count: failed })}
          </Failed>
        )}
      </Head>
      {checks.length > 0 && (
        <Checks aria-label={t('checks')}>
          {checks.map(({ label, ok }) => (
            <li key={label} data-bad={!ok || undefined} aria-label={t(ok ? 'checkOk' : 'checkBad', { label })}>
              {ok ? <Check aria-hidden /> : <X aria-hidden />}
              {label}
            </li>
          ))}
        </Checks>
      )}
      <Body>
        <Typography variant="h3">
          {t(`kind.${approval.kind}`)} · {title}
        </Typography>
        {text && <Text dir="auto">{text}</Text>}
        {approval.hasDetails && <PrivateDetails key={approval.id} id={approval.id} />}
        {images.length > 0 && (
          <Pictures>
            {images.map((image, at) => (
              <a key={image} href={image} target="_blank" rel="noreferrer" aria-label={t('openImage', { n: at + 1 })}>
                <img src={image} alt={t('image', { n: at + 1, title })} loading="lazy" />
              </a>
            ))}
          </Pictures>
        )}
        {changes.map((change) => (
          <Change key={change.label}>
            <Typography variant="h3">{change.label}</Typography>
            <Pair>
              <div>
                <small>{t('published')}</small>
                <p dir="auto">{change.before || <Quiet>{t('nothing')}</Quiet>}</p>
              </div>
              <div>
                <small>{t('proposed')}</small>
                <p dir="auto">{change.after || <Quiet>{t('nothing')}</Quiet>}</p>
              </div>
            </Pair>
          </Change>
        ))}
      </Body>
    </article>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '20px 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: 16 },
}));
const Words = styled('div')({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });
const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const Failed = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 10px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.error.wash,
  color: theme.vars.palette.error.ink,
  ...theme.typography.caption,
  fontWeight: 600,
  '& svg': { width: 14, height: 14 },
}));
const Checks = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  padding: '12px 32px',
  listStyle: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { width: 14, height: 14, strokeWidth: 2.5, color: theme.vars.palette.success.main },
  '& [data-bad]': { color: theme.vars.palette.error.ink, fontWeight: 600 },
  '& [data-bad] svg': { color: 'inherit' },
  [theme.breakpoints.down('md')]: { padding: '10px 16px' },
}));
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '20px 32px 24px',
  [theme.breakpoints.down('md')]: { padding: 16 },
}));
const Text = styled('p')({ maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 12,
  '& a': { display: 'block', borderRadius: theme.shape.borderRadius },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'contain',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.ground.sunken,
  },
}));
const Change = styled('section')(({ theme }) => ({
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 24,
  marginTop: 10,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));
