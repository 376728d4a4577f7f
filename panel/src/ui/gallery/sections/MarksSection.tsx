import Check from 'lucide-react/icons/check';
import { Avatar } from '../../Avatar.tsx';
import { Badge } from '../../Badge.tsx';
import { Kbd } from '../../Kbd.tsx';
import { Highlight } from '../../Highlight.tsx';
import { Meter } from '../../Meter.tsx';
import { StatusChip } from '../../StatusChip.tsx';
import type { StatusTone } from '../../StatusChip.tsx';
import { Row, Specimen } from '../Specimen.tsx';

const STATUSES: readonly [StatusTone, string][] = [
  ['new', 'New'],
  ['pending', 'Pending'],
  ['contact', 'Negotiating'],
  ['offer', 'Offer made'],
  ['deal', 'Made a deal'],
  ['call', 'To be called again'],
  ['reject', 'Rejected'],
  ['bad', 'Overdue'],
  ['info', 'In review'],
  ['grey', 'Not a wedding couple'],
];

const PEOPLE = ['Georgia & Sam', 'Priya & Tom', 'Chloe & Jack', 'Aisha & Liam', 'Hannah & Noah'];

export function MarksSection() {
  return (
    <>
      <Specimen name="StatusChip">
        <Row>
          {STATUSES.map(([tone, word]) => (
            <StatusChip key={tone} tone={tone}>
              {word}
            </StatusChip>
          ))}
          <StatusChip tone="approved" icon={<Check />}>
            Deal approved
          </StatusChip>
          <StatusChip plain>2.1 MB</StatusChip>
        </Row>
      </Specimen>
      <Specimen name="Badge: plain, hot, unread, more than 99">
        <Row>
          <Badge count={5} />
          <Badge count={3} tone="hot" label="3 couples wait" />
          <Badge count={2} tone="unread" label="2 unread" />
          <Badge count={120} tone="hot" />
        </Row>
      </Specimen>
      <Specimen name="Avatar: small, medium, large, grey">
        <Row>
          {PEOPLE.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Imogen Hartley" size="small" />
          <Avatar name="Georgia & Sam" size="large" />
          <Avatar name="Southline Architects" tint="grey" />
        </Row>
      </Specimen>
      <Specimen name="Highlight">
        <Highlight text="Georgia & Sam" part="sam" />
      </Specimen>
      <Specimen name="Meter">
        <Meter value={78} label="Listing score" />
      </Specimen>
      <Specimen name="Kbd">
        <Row>
          <span>
            Press <Kbd>/</Kbd> to search, <Kbd>g</Kbd> <Kbd>l</Kbd> for couples.
          </span>
        </Row>
      </Specimen>
    </>
  );
}
