import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { useUiText } from '../use-ui-text.ts';
import { stretchedLink } from './stretched-link.ts';
import { type RowsProps, toggled } from './types.ts';

export type RowCardsProps<Row> = RowsProps<Row> & {
  /** Custom content of a card; `link` wraps the linked words. Without it the columns are listed. */
  renderCard?: ((row: Row, link: (children: ReactNode) => ReactNode) => ReactNode) | undefined;
  selecting: boolean;
};

/** The list on a phone: a card for each row. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const {
    label,
    rows,
    rowId,
    rowName,
    renderLink,
    renderActions,
    rowQuiet,
    renderCard,
    selecting,
    selected,
    onSelected,
  } = props;
  const t = useUiText();
  return (
    <List aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const isSelected = selected?.has(id) ?? false;
        const link = (children: ReactNode) => <LinkSpot>{renderLink ? renderLink(row, children) : children}</LinkSpot>;
        return (
          <Item key={id} data-selected={isSelected || undefined} data-quiet={rowQuiet?.(row) || undefined}>
            {selecting && selected && onSelected && (
              <Above>
                <Checkbox
                  aria-label={t('list.select', { name: rowName(row) })}
                  checked={isSelected}
                  onChange={() => onSelected(toggled(selected, id))}
                />
              </Above>
            )}
            <Content>{renderCard ? renderCard(row, link) : <ListedColumns row={row} link={link} {...props} />}</Content>
            {renderActions && <Above>{renderActions(row)}</Above>}
          </Item>
        );
      })}
    </List>
  );
}

type ListedColumnsProps<Row> = Pick<RowsProps<Row>, 'columns'> & { row: Row; link: (children: ReactNode) => ReactNode };

function ListedColumns<Row>({ columns, row, link }: ListedColumnsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <>
      {first && link(first.render(row))}
      <Pairs>
        {others.map((column) => (
          <Fragment key={column.key}>
            <dt>{column.header}</dt>
            <dd>{column.render(row)}</dd>
          </Fragment>
        ))}
      </Pairs>
    </>
  );
}

const List = styled('ul')({});

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '14px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-selected]': {
    backgroundColor: theme.vars.palette.primary.wash,
    '& [data-avatar]': { backgroundColor: theme.vars.palette.background.paper },
  },
  '&[data-quiet]': { color: theme.vars.palette.text.secondary },
}));

const LinkSpot = styled('div')(({ theme }) => ({ minWidth: 0, ...stretchedLink(theme.vars.palette.primary.main) }));
const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  flex: 1,
  minWidth: 0,
});
const Above = styled('div')({ position: 'relative', zIndex: 1 });

const Pairs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  ...theme.typography.body2,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '&:empty': { display: 'none' },
}));
