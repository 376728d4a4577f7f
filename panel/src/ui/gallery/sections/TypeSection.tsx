import Typography from '@mui/material/Typography';
import { Card, CardBody } from '../../Card.tsx';

const SAMPLES = [
  ['title', 'Good morning, Imogen'],
  ['subtitle', 'See how you compare with venues nearby'],
  ['number', '1,248'],
  ['fact', 'Sat 10.04.2027'],
  ['h2', 'Waiting for you'],
  ['h3', 'Georgia Papadopoulos & Sam Whitlock'],
  ['lead', 'Sixteen pixels, for what is read at length.'],
  ['body1', 'Fourteen pixels, for nearly everything.'],
  ['body2', 'Thirteen, for what comes second.'],
  ['label', 'Label of a field'],
  ['caption', 'Column head, badge, axis'],
] as const;

export function TypeSection() {
  return (
    <Card>
      {SAMPLES.map(([variant, words]) => (
        <CardBody key={variant}>
          <Typography variant={variant} component="p">
            {words}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {variant}
          </Typography>
        </CardBody>
      ))}
    </Card>
  );
}
