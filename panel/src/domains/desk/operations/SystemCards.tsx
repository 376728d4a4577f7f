import type { Operations } from '@bellbird/contract/desk/operations';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet } from '#ui/Text.tsx';
import { showBytes } from './show-bytes.ts';
import css from './OperationsPage.module.css';

/** What fills the disk. */
export function SizesCard({ database, files }: Pick<Operations, 'database' | 'files'>) {
  const { t } = useTranslation('desk-operations');
  return (
    <Card title={t('sizes.title')}>
      <Line label={t('sizes.database')} value={showBytes(database.bytes)} />
      <Line label={t('sizes.files', { count: files.count })} value={showBytes(files.bytes)} />
      {database.tables.map(({ name, bytes, rows }) => (
        <Line key={name} label={name} note={t('sizes.rows', { count: rows })} value={showBytes(bytes)} />
      ))}
    </Card>
  );
}

/** Calls that people had to wait for. */
export function SlowCard({ slow }: Pick<Operations, 'slow'>) {
  const { t } = useTranslation('desk-operations');
  return (
    <Card title={t('slow.title')}>
      {slow.length === 0 && (
        <CardBody>
          <Quiet>{t('slow.none')}</Quiet>
        </CardBody>
      )}
      {slow.map(({ route, count, worstMs }) => (
        <Line
          key={route}
          label={route}
          note={t('slow.times', { count })}
          value={t('slow.worst', { seconds: (worstMs / 1000).toFixed(1) })}
        />
      ))}
    </Card>
  );
}

export function VersionsCard({ versions }: Pick<Operations, 'versions'>) {
  const { t } = useTranslation('desk-operations');
  return (
    <Card title={t('versions.title')}>
      {(['release', 'node', 'postgres', 'migration'] as const).map((name) => (
        <Line key={name} label={t(`versions.${name}`)} value={versions[name]} />
      ))}
    </Card>
  );
}

function Line({ label, note, value }: { label: string; note?: string; value: string }) {
  return (
    <CardBody className={css.line}>
      <span className={css.lines}>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </span>
      <span className={css.figure} dir="ltr">
        {value}
      </span>
    </CardBody>
  );
}
