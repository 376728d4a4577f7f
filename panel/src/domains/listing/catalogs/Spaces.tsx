import type { Space } from '@bellbird/contract/listing/catalogs';
import { SPACES_PER_PROVIDER } from '@bellbird/contract/shared/limits';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { deleteSpace, spacesOptions } from './catalogs.queries.ts';
import { Line, Quiet, Section, Strong } from './Section.tsx';
import { useApiFailure } from '#platform/api/use-api-failure.ts';

const SpaceDialog = lazyPart(() => import('./SpaceDialog.tsx'), 'SpaceDialog');

/** The spaces and their capacities. Each space is saved on its own. */
export function Spaces({ providerId }: { providerId: number }) {
  const { t } = useTranslation('catalogs');
  const spaces = useQuery(spacesOptions(providerId));
  const [opened, setOpened] = useState<Space | 'new'>();
  return (
    <Section title={t('spaces.title')} lead={t('spaces.lead')}>
      <Card>
        {spaces.isError && !spaces.data ? (
          <ErrorState title={t('spaces.failed')} onRetry={() => void spaces.refetch()} />
        ) : spaces.data ? (
          <>
            {spaces.data.length === 0 && (
              <Line>
                <Quiet>{t('spaces.empty')}</Quiet>
              </Line>
            )}
            {spaces.data.map((space) => (
              <SpaceLine key={space.id} space={space} onEdit={() => setOpened(space)} />
            ))}
            <Line>
              <Button
                size="small"
                startIcon={<Plus aria-hidden />}
                disabled={spaces.data.length >= SPACES_PER_PROVIDER}
                onClick={() => setOpened('new')}
              >
                {t('spaces.add')}
              </Button>
            </Line>
          </>
        ) : (
          <Skeleton variant="rectangular" height={180} />
        )}
      </Card>
      <Suspense>
        {opened && (
          <SpaceDialog
            key={opened === 'new' ? opened : opened.id}
            providerId={providerId}
            space={opened === 'new' ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

function SpaceLine({ space, onEdit }: { space: Space; onEdit: () => void }) {
  const { t } = useTranslation('catalogs');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const toFailure = useApiFailure('catalogs');
  const { id, name, type, mealCapacity, cocktailCapacity } = space;

  const remove = async () => {
    const question = { title: t('spaces.deleteTitle', { name }), text: t('spaces.deleteText') };
    if (!(await confirm({ ...question, confirm: t('delete.confirm'), danger: true }))) return;
    try {
      await deleteSpace(id);
      notices.success(t('spaces.deleted', { name }));
    } catch (error) {
      const { code, message } = toFailure(error);
      notices.error(code === 'in_use' ? t('spaces.inUse', { name }) : message);
    }
    await queries.invalidateQueries({ queryKey: spacesOptions(space.providerId).queryKey });
  };

  return (
    <Line>
      <Row>
        <Strong>{name}</Strong>
        <Quiet>{t(`spaces.types.${type}`)}</Quiet>
        <Capacities>
          <span>{mealCapacity === null ? '' : t('spaces.meal', { count: mealCapacity })}</span>
          <span>{cocktailCapacity === null ? '' : t('spaces.cocktail', { count: cocktailCapacity })}</span>
        </Capacities>
        <Buttons>
          <IconButton size="small" aria-label={t('spaces.edit', { name })} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton size="small" aria-label={t('spaces.delete', { name })} onClick={() => void remove()}>
            <Trash2 aria-hidden />
          </IconButton>
        </Buttons>
      </Row>
    </Line>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.6fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :last-child': { gridColumn: 2, gridRow: '1 / span 3' },
  },
}));

const Capacities = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 16px',
  fontVariantNumeric: 'tabular-nums',
  '& > :empty::before': { content: '"–"' },
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    ...theme.typography.body2,
    '& > :empty': { display: 'none' },
  },
}));

const Buttons = styled('div')({ display: 'flex', gap: 4 });
