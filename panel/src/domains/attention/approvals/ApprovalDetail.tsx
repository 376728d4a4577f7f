import type { Approval } from '@bellbird/contract/attention/approvals';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { ChangePair } from './ChangePair.tsx';
import { PrivateDetails } from './PrivateDetails.tsx';
import css from './ApprovalDetail.module.css';

/** The team works in one time zone, so the browser’s clock is fine. */
function momentHere(instant: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return dateFormat({ ...format, hourCycle: 'h23' }).format(new Date(instant));
}

/** One change: who sent it, what the automatic checks found, what is published and what is proposed. */
export function ApprovalDetail({ approval, before }: { approval: Approval; before?: ReactNode }) {
  const { t } = useTranslation('approvals');
  const { provider, customer, askedBy, askedAt, title, text, images, changes, checks, claim, owner } = approval;
  const place = provider ? `${provider.category}, ${provider.city}` : t(customer ? 'wholeCustomer' : 'noCustomer');
  const facts = { place, when: momentHere(askedAt) };
  const failed = checks.filter(({ ok }) => !ok).length;
  return (
    <article>
      <Row component="header" gap={3} wrap className={css.head}>
        {before}
        <div className={css.words}>
          <Text size="subtitle" component="h2">
            {provider?.name ?? customer?.name ?? t(`kind.${approval.kind}`)}
          </Text>
          <Quiet>{askedBy ? t('sent', { ...facts, who: askedBy }) : t('sentUnknown', facts)}</Quiet>
          <Quiet>
            {t('promised', { when: momentHere(approval.decideBy) })}
            {owner && ` · ${owner.isSelf ? t('yours') : t('forOwner', { name: owner.name })}`}
            {claim && ` · ${claim.isMine ? t('claimedByYou') : t('claimedBy', { name: claim.name })}`}
          </Quiet>
        </div>
        {failed > 0 && (
          <Text size="caption" tone="danger" className={css.failed}>
            <TriangleAlert size={14} aria-hidden />
            {t('checksFailed', { count: failed })}
          </Text>
        )}
      </Row>
      {checks.length > 0 && (
        <ul className={css.checks} aria-label={t('checks')}>
          {checks.map(({ label, ok }) => (
            <Row
              component="li"
              gap={1.5}
              key={label}
              data-bad={!ok || undefined}
              aria-label={t(ok ? 'checkOk' : 'checkBad', { label })}
            >
              {ok ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
              {label}
            </Row>
          ))}
        </ul>
      )}
      <Stack gap={3} className={css.body}>
        <Text size="heading">
          {t(`kind.${approval.kind}`)} · {title}
        </Text>
        {text && (
          <p className={css.text} dir="auto">
            {text}
          </p>
        )}
        {approval.hasDetails && <PrivateDetails key={approval.id} id={approval.id} />}
        {images.length > 0 && (
          <Grid gap={3} className={css.pictures}>
            {images.map((image, at) => (
              <a key={image} href={image} target="_blank" rel="noreferrer" aria-label={t('openImage', { n: at + 1 })}>
                <img src={image} alt={t('image', { n: at + 1, title })} loading="lazy" />
              </a>
            ))}
          </Grid>
        )}
        {changes.map((change) => (
          <ChangePair key={change.label} change={change} />
        ))}
      </Stack>
    </article>
  );
}
