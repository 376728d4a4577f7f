import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { numberFormat } from '#platform/formats/intl.ts';
import { useShownPhone } from '#platform/formats/use-shown-phone.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Lines } from '#ui/Lines.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { customersKey, releaseProvider, setMembership } from './desk-customers.queries.ts';
import { PackageLine } from './PackageLine.tsx';
import css from './customers.module.css';

const NewProviderDialog = lazyPart(() => import('./NewProviderDialog.tsx'), 'NewProviderDialog');
const HoldDialog = lazyPart(() => import('./HoldDialog.tsx'), 'HoldDialog');
const NumbersDialog = lazyPart(() => import('./NumbersDialog.tsx'), 'NumbersDialog');

type ProvidersCardProps = { customerId: number; providers: readonly CustomerProvider[] };

/** The customer’s providers: package, numbers, couples who wait, and whether they are on the marketplace. */
export function ProvidersCard({ customerId, providers }: ProvidersCardProps) {
  const { t } = useTranslation('desk-customers');
  const hasRight = useTeamRights();
  const [numbered, setNumbered] = useState<CustomerProvider>();
  const [held, setHeld] = useState<CustomerProvider>();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t('providers.title')}
      action={
        hasRight('accounts') && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('newProvider.add')}
          </Button>
        )
      }
    >
      {providers.length === 0 && (
        <CardBody>
          <Quiet>{t('noProvider')}</Quiet>
        </CardBody>
      )}
      {providers.map((provider) => (
        <CardBody key={provider.id}>
          <div className={css.line}>
            <Row component="span" gap={3}>
              <span className={css.picture}>
                {provider.picture ? <img src={provider.picture} alt="" loading="lazy" /> : <ImageOff aria-hidden />}
              </span>
              <Lines title={provider.name} about={`${provider.category}, ${provider.city}`} />
            </Row>
            <State provider={provider} />
          </div>
          {provider.holdReason && <Quiet>{t('providers.holdReason', { reason: provider.holdReason })}</Quiet>}
          <Facts provider={provider} />
          <Row gap={2} wrap mt={3}>
            <Actions provider={provider} onNumbers={() => setNumbered(provider)} onHold={() => setHeld(provider)} />
            <PackageLine provider={provider} />
          </Row>
        </CardBody>
      ))}
      {numbered && <NumbersDialog provider={numbered} onClose={() => setNumbered(undefined)} />}
      {held && <HoldDialog provider={held} onClose={() => setHeld(undefined)} />}
      {isAdding && <NewProviderDialog customerId={customerId} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function State({ provider: { leftAt, onHold } }: { provider: CustomerProvider }) {
  const { t } = useTranslation('desk-customers');
  if (leftAt) return <StatusChip>{t('states.left')}</StatusChip>;
  return <StatusChip tone={onHold ? 'pending' : 'deal'}>{t(onHold ? 'states.on_hold' : 'states.active')}</StatusChip>;
}

function Facts({ provider }: { provider: CustomerProvider }) {
  const { t } = useTranslation('desk-customers');
  const shownPhone = useShownPhone();
  const { packageName, packageUntil, quickNumber, redirectNumber, waiting, medianMinutes, score } = provider;
  const lasting = (minutes: number) => {
    const [h, m] = [Math.floor(minutes / 60), minutes % 60];
    return h > 0 ? t('providers.hours', { h, m }) : t('providers.minutes', { count: m });
  };
  const phone = (number: string | null) => (number ? shownPhone(number) : t('none'));
  const bought = packageUntil ? t('providers.until', { name: packageName, day: showDay(packageUntil) }) : packageName;
  const facts = [
    ['package', bought || t('none')],
    ['quick', phone(quickNumber)],
    ['redirect', phone(redirectNumber)],
    ['waiting', t('providers.couples', { count: waiting })],
    ['answers', medianMinutes === null ? t('none') : lasting(medianMinutes)],
    ['score', numberFormat().format(score)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`providers.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ActionsProps = { provider: CustomerProvider; onNumbers: () => void; onHold: () => void };

function Actions({ provider, onNumbers, onHold }: ActionsProps) {
  const { id, name, leftAt, onHold: isOnHold, hasRunningPackage } = provider;
  const { t } = useTranslation('desk-customers');
  const hasRight = useTeamRights();
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const hasLeft = leftAt !== null;
  const change = useMutation({
    mutationFn: (mustLeave: boolean) => setMembership(id, mustLeave),
    onSuccess: (_, mustLeave) => {
      notices.success(t(mustLeave ? 'providers.ended' : 'providers.returned', { name }));
      return queries.invalidateQueries({ queryKey: customersKey });
    },
    onError: (error) => notices.error(error.message),
  });
  const ask = async () => {
    const question = {
      title: t('providers.endQuestion', { name }),
      text: [t('providers.endText'), hasRunningPackage ? t('providers.endPaid') : ''].join(' '),
      confirm: t('providers.end'),
      danger: true,
    };
    if (hasLeft || (await confirm(question))) change.mutate(!hasLeft);
  };
  const release = useMutation({
    mutationFn: () => releaseProvider(id),
    onSuccess: () => {
      notices.success(t('providers.released', { name }));
      return queries.invalidateQueries({ queryKey: customersKey });
    },
    onError: (error) => notices.error(error.message),
  });
  if (!hasRight('accounts')) return null;
  return (
    <>
      <Button size="small" aria-label={t('numbers.title', { name })} onClick={onNumbers}>
        {t('numbers.open')}
      </Button>
      {!hasLeft && (
        <Button
          size="small"
          loading={release.isPending}
          aria-label={t(isOnHold ? 'providers.releaseNamed' : 'providers.holdNamed', { name })}
          onClick={isOnHold ? () => release.mutate() : onHold}
        >
          {t(isOnHold ? 'providers.release' : 'providers.hold')}
        </Button>
      )}
      <Button
        size="small"
        {...(!hasLeft && { color: 'error' as const })}
        loading={change.isPending}
        aria-label={t(hasLeft ? 'providers.returnNamed' : 'providers.endNamed', { name })}
        onClick={() => void ask()}
      >
        {t(hasLeft ? 'providers.return' : 'providers.end')}
      </Button>
    </>
  );
}
