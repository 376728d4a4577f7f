import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { Quote } from '@bellbird/contract/couples/quotes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { showCents } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useActing } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { leadQuoteOptions } from '../quotes.queries.ts';
import { type QuoteAction, actOn, withdrawChange } from './quote-actions.queries.ts';
import { QuoteChanges } from './QuoteChanges.tsx';
import { QuoteEvidence } from './QuoteEvidence.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuotePayments } from './QuotePayments.tsx';
import { quoteNews } from './quote-words.ts';

const AmendDialog = lazyPart(() => import('./AmendDialog.tsx'), 'AmendDialog');

/** A quote that was sent: what the couple pays and signed, what happened, and what can be done. */
export function QuoteDialog({ lead, quote, onClose }: { lead: LeadDetail; quote: Quote; onClose: () => void }) {
  const { t } = useTranslation('quotes');
  const { t: tOfCard } = useTranslation('quote-card');
  const queries = useQueryClient();
  const notices = useNotices();
  const confirm = useConfirm();
  const [isAmending, setAmending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const names = firstNames(lead.couple.name);
  const change = async (work: () => Promise<Quote>, done: string) => {
    setBusy(true);
    try {
      const changed = await work();
      queries.setQueryData(leadQuoteOptions(lead.id).queryKey, changed);
      notices.success(done);
    } catch (error) {
      notices.error(messageOf(error));
      await queries.invalidateQueries({ queryKey: leadQuoteOptions(lead.id).queryKey });
    } finally {
      setBusy(false);
    }
  };
  const act = (action: QuoteAction, done: string) => change(() => actOn(quote.id, action), done);
  const channel = lead.channels.email === null ? 'email' : 'sms';
  const resend = () => act({ type: 'resend', channel, message: t('message.again', { names }) }, t('done.resent'));
  const ask = async (type: 'withdraw' | 'revoke_link') => {
    const question = {
      title: t(`${type}.title`),
      text: t(`${type}.text`),
      confirm: t(`${type}.confirm`),
      danger: true,
    };
    if (await confirm(question)) await act({ type }, t(`${type}.done`));
  };
  // The team looks at a vendor’s quote and changes nothing about it.
  const acting = useActing();
  const isDecided = quote.state === 'accepted';
  const canChange = !isDecided || quote.isCalledOff;
  return (
    <ClosableDialog title={tOfCard('label', { number: quote.number })} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Stack gap={5}>
          <Text size="body">
            {tOfCard('summary', { total: showCents(quote.totalCents), version: quote.version })}{' '}
            {quoteNews(quote, tOfCard)}
          </Text>
          {quote.acceptance && (
            <QuoteEvidence acceptance={quote.acceptance} content={quote.content} timeZone={lead.provider.timeZone} />
          )}
          {quote.instalments.length > 0 && <QuotePayments instalments={quote.instalments} />}
          {quote.amendments.length > 0 && (
            <QuoteChanges
              amendments={quote.amendments}
              isBusy={isBusy || acting !== undefined}
              onWithdraw={() => void change(() => withdrawChange(quote.id), t('amend.withdrawn'))}
            />
          )}
          <QuoteHistory events={quote.events} timeZone={lead.provider.timeZone} />
          {!acting && (
            <Row gap={2} wrap>
              {quote.state !== 'withdrawn' && (
                <Button size="small" disabled={isBusy} onClick={() => void resend()}>
                  {t('action.resend')}
                </Button>
              )}
              {quote.state === 'sent' && (
                <Button size="small" disabled={isBusy} onClick={() => void ask('withdraw')}>
                  {t('action.withdraw')}
                </Button>
              )}
              {quote.hasLink && (
                <Button size="small" disabled={isBusy} onClick={() => void ask('revoke_link')}>
                  {t('action.revoke')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </DialogContent>
      {isAmending && (
        <AmendDialog
          quote={quote}
          names={names}
          channel={channel}
          onSent={(changed) => {
            setAmending(false);
            void change(() => Promise.resolve(changed), t('amend.sent'));
          }}
          onClose={() => setAmending(false)}
        />
      )}
      {!acting && !canChange && !quote.amendments.some(({ state }) => state === 'sent') && (
        <DialogActions>
          <PrimaryButton onClick={() => setAmending(true)}>{t('amend.title')}</PrimaryButton>
        </DialogActions>
      )}
      {!acting && canChange && (
        <DialogActions>
          <PrimaryButton component={Link} to={pathTo('leadQuote', { id: lead.id })}>
            {t(isDecided ? 'action.newQuote' : 'action.newVersion')}
          </PrimaryButton>
        </DialogActions>
      )}
    </ClosableDialog>
  );
}
