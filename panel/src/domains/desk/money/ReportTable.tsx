import type { Difference, Reconciliation } from '@bellbird/contract/desk/money';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { dotted } from '#ui/dotted.ts';
import { Who } from './MoneyList.tsx';
import css from './ReportTable.module.css';

const problemOf = ({ gatewayCents, ourCents }: Difference) =>
  ourCents === null ? 'missingHere' : gatewayCents === null ? 'missingThere' : 'amount';

/** Both sides added up, and each difference by name. */
export function ReportTable({ report }: { report: Reconciliation }) {
  const { t } = useTranslation('desk-money');
  const { from, to, lines, differences } = report;
  const isEven = differences.length === 0;
  return (
    <>
      <Card
        title={t('report.title', { from: showDay(from), to: showDay(to) })}
        action={
          <StatusChip tone={isEven ? 'deal' : 'bad'}>
            {isEven ? t('report.even') : t('report.differences', { count: differences.length })}
          </StatusChip>
        }
      >
        <CardBody className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('report.kind')}</th>
                <th scope="col">{t('report.gateway')}</th>
                <th scope="col">{t('report.ours')}</th>
                <th scope="col">{t('report.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ kind, gateway, ours, differenceCents }) => (
                <tr key={kind}>
                  <th scope="row">{t(`report.kinds.${kind}`)}</th>
                  <Side {...gateway} />
                  <Side {...ours} />
                  <td data-bad={differenceCents !== 0 || undefined}>{showCents(differenceCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </CardBody>
      </Card>
      {!isEven && (
        <Card title={t('report.differences', { count: differences.length })}>
          {differences.map((each) => (
            <CardBody key={`${each.kind} ${each.id} ${problemOf(each)}`} className={css.line}>
              <Who customer={each.customer} text={`${t(`report.kinds.${each.kind}`)} · ${each.id}`} />
              <span>
                <Text size="small">{t(`report.problems.${problemOf(each)}`)}</Text>
                <Quiet>
                  {dotted(
                    showDay(each.at),
                    each.gatewayCents !== null && t('report.there', { sum: showCents(each.gatewayCents) }),
                    each.ourCents !== null && t('report.here', { sum: showCents(each.ourCents) }),
                  )}
                </Quiet>
              </span>
            </CardBody>
          ))}
        </Card>
      )}
    </>
  );
}

function Side({ count, cents }: { count: number; cents: number }) {
  return (
    <td>
      {showCents(cents)} <small>({count})</small>
    </td>
  );
}
