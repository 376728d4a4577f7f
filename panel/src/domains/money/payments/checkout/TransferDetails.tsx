import type { Payment } from '@bellbird/contract/money/payments';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { PageHeader } from '#ui/PageHeader.tsx';

/** The account and reference for a bank transfer. The product starts when the money arrives. */
export function TransferDetails({ payment, onCard }: { payment: Payment; onCard: () => void }) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const { bankTransfer: account } = payment;
  const lines = account && [
    ['reference', account.reference],
    ['amount', showCents(payment.dueCents)],
    ['accountName', account.accountName],
    ['bsb', account.bsb],
    ['accountNumber', account.accountNumber],
  ];
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notices.success(t('transfer.copied'));
    } catch {
      notices.error(t('transfer.notCopied'));
    }
  };
  return (
    <Narrow>
      <PageHeader
        title={t('transfer.title')}
        lead={t('transfer.lead', { product: payment.product.name, day: showDay(payment.dueDate) })}
      />
      <Card>
        <List>
          {lines?.map(([key = '', value = '']) => (
            <Line key={key}>
              <dt>{t(`transfer.${key}`)}</dt>
              <dd>{value}</dd>
              <IconButton
                aria-label={t('transfer.copy', { what: t(`transfer.${key}`) })}
                onClick={() => void copy(value)}
              >
                <Copy aria-hidden />
              </IconButton>
            </Line>
          ))}
        </List>
      </Card>
      <Buttons>
        <Button
          variant="contained"
          color="primary"
          component={Link}
          to={pathTo('providerPayments', { providerId: payment.provider.id })}
        >
          {t('toPayments')}
        </Button>
        <Button onClick={onCard}>{t('transfer.byCard')}</Button>
      </Buttons>
    </Narrow>
  );
}

const Narrow = styled('div')({ maxWidth: 640, margin: '16px auto 0' });
const List = styled('dl')({ margin: 0 });
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '6px 8px 6px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { width: 140, flex: 'none', color: theme.vars.palette.text.secondary },
  '& dd': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('sm')]: { paddingInlineStart: 16, '& dt': { width: 96 } },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 });
