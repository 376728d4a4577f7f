import type { Space } from '@bellbird/contract/listing/catalogs';
import { SPACES_PER_PROVIDER } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { asFailure } from '#platform/api/failure-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { deleteSpace, spacesOptions } from './catalogs.queries.ts';
import { Line, Quiet, Section, Strong } from './Section.tsx';
import css from './Spaces.module.css';

const SpaceDialog = lazyPart(() => import('./SpaceDialog.tsx'), 'SpaceDialog');

/** The spaces and their capacities. Each space is saved on its own. */
export function Spaces({ providerId }: { providerId: number }) {
  const { t } = useTranslation('catalogs');
  const spaces = useQuery(spacesOptions(providerId));
  const [opened, setOpened] = useState<Space | 'new'>();
  return (
    <Section title={t('spaces.title')} lead={t('spaces.lead')}>
      <Card>
        {spaces.isLoadingError ? (
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
      {opened && (
        <SpaceDialog
          key={opened === 'new' ? opened : opened.id}
          providerId={providerId}
          space={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}

function SpaceLine({ space, onEdit }: { space: Space; onEdit: () => void }) {
  const { t } = useTranslation('catalogs');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const { id, name, type, mealCapacity, cocktailCapacity } = space;

  const remove = async () => {
    const question = { title: t('spaces.deleteTitle', { name }), text: t('spaces.deleteText') };
    if (!(await confirm({ ...question, confirm: t('delete.confirm'), danger: true }))) return;
    try {
      await deleteSpace(id);
      notices.success(t('spaces.deleted', { name }));
    } catch (error) {
      const { code, message } = asFailure(error);
      notices.error(code === 'in_use' ? t('spaces.inUse', { name }) : message);
    }
    await queries.invalidateQueries({ queryKey: spacesOptions(space.providerId).queryKey });
  };

  return (
    <Line>
      <div className={css.row}>
        <Strong>{name}</Strong>
        <Quiet>{t(`spaces.types.${type}`)}</Quiet>
        <div className={css.capacities}>
          <span>{mealCapacity === null ? '' : t('spaces.meal', { count: mealCapacity })}</span>
          <span>{cocktailCapacity === null ? '' : t('spaces.cocktail', { count: cocktailCapacity })}</span>
        </div>
        <Row gap={1} align="stretch">
          <IconButton size="small" aria-label={t('spaces.edit', { name })} onClick={onEdit} icon={Pencil} />
          <IconButton
            size="small"
            aria-label={t('spaces.delete', { name })}
            onClick={() => void remove()}
            icon={Trash2}
          />
        </Row>
      </div>
    </Line>
  );
}
