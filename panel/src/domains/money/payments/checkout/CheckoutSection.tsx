import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A section of the checkout with a title. */
export function CheckoutSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack aria-labelledby={id}>
      <Head>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Head>
      {children}
    </Stack>
  );
}

const Stack = styled('section')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
});
