import { Card, CardBody } from '../../Card.tsx';
import { Lines } from '../../Lines.tsx';
import { Text } from '../../Text.tsx';

const SAMPLES = [
  ['title', 'Good morning, Imogen'],
  ['subtitle', 'See how you compare with venues nearby'],
  ['number', '1,248'],
  ['fact', 'Sat 10.04.2027'],
  ['section', 'Waiting for you'],
  ['heading', 'Georgia Papadopoulos & Sam Whitlock'],
  ['lead', 'Sixteen pixels, for what is read at length.'],
  ['body', 'Fourteen pixels, for nearly everything.'],
  ['small', 'Thirteen, for what comes second.'],
  ['label', 'Label of a field'],
  ['caption', 'Column head, badge, axis'],
] as const;

export function TypeSection() {
  return (
    <Card>
      {SAMPLES.map(([size, words]) => (
        <CardBody key={size}>
          <Text size={size} component="p">
            {words}
          </Text>
          <Text size="caption" quiet>
            {size}
          </Text>
        </CardBody>
      ))}
      <CardBody>
        <Lines title="Wattle Creek Barn" about="Berry, New South Wales" />
      </CardBody>
      <CardBody>
        <Text size="body" line="cut">
          {'A sentence that ends with dots where there is no more room for all of its words. '.repeat(3)}
        </Text>
      </CardBody>
    </Card>
  );
}
