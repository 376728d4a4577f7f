import { Card } from '../../Card.tsx';
import { QuietNest } from '../../drawings/QuietNest.tsx';
import { EmptyState } from '../../EmptyState.tsx';
import { ErrorState } from '../../ErrorState.tsx';
import { Note } from '../../Note.tsx';
import { Columns, Specimen } from '../Specimen.tsx';
import { Button } from '../../Button.tsx';
import { PrimaryButton } from '../../PrimaryButton.tsx';

const nothing = () => undefined;

export function StatesSection() {
  return (
    <>
      <Columns>
        <Specimen name="EmptyState">
          <Card>
            <EmptyState
              title="No couples for these filters"
              text="Nobody with a wedding in July 2027 has asked yet. Winter dates get more requests with a weekday offer."
              actions={
                <>
                  <Button>Clear filters</Button>
                  <PrimaryButton>Create an offer</PrimaryButton>
                </>
              }
            />
          </Card>
        </Specimen>
        <Specimen name="ErrorState">
          <Card>
            <ErrorState
              onRetry={nothing}
              reference="7F3A-21"
              support={{ whatsapp: 'https://wa.me/61491570006', email: 'help@bellbird.example' }}
            />
          </Card>
        </Specimen>
        <Specimen name="EmptyState with the nest">
          <Card>
            <EmptyState
              drawing={<QuietNest />}
              title="Nothing set up yet"
              text="Add your first template and answer faster."
            />
          </Card>
        </Specimen>
      </Columns>
      <Specimen name="Note">
        <Columns>
          <Note>Changes go live once our team has approved them, usually within a day.</Note>
          <Note tone="success">Your photos are live.</Note>
          <Note tone="warning" action={<Button size="small">Renew</Button>}>
            <b>Your prices expire in 8 days.</b> Renew them so couples keep seeing them.
          </Note>
          <Note tone="error">There is an error in the submitted fields! Please check the form.</Note>
        </Columns>
      </Specimen>
    </>
  );
}
