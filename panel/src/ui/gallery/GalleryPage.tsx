import Plus from 'lucide-react/icons/plus';
import { ConfirmProvider } from '../confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '../notices/NoticesProvider.tsx';
import { Page } from '../Page.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Group, Row } from './Specimen.tsx';
import { ActionsSection } from './sections/ActionsSection.tsx';
import { ColoursSection } from './sections/ColoursSection.tsx';
import { FieldsSection } from './sections/FieldsSection.tsx';
import { FloatingSection } from './sections/FloatingSection.tsx';
import { ListSection } from './sections/ListSection.tsx';
import { MarksSection } from './sections/MarksSection.tsx';
import { StatesSection } from './sections/StatesSection.tsx';
import { TypeSection } from './sections/TypeSection.tsx';
import { UploadsSection } from './sections/UploadsSection.tsx';
import { Button } from '../Button.tsx';
import { PrimaryButton } from '../PrimaryButton.tsx';
import { TextLink } from '../TextLink.tsx';

const GROUPS = [
  { id: 'type', title: 'Type', Section: TypeSection },
  { id: 'colours', title: 'Colours', Section: ColoursSection },
  { id: 'actions', title: 'Buttons, tabs and choices', Section: ActionsSection },
  { id: 'marks', title: 'Chips, counts and people', Section: MarksSection },
  { id: 'fields', title: 'Form fields', Section: FieldsSection },
  { id: 'uploads', title: 'Files', Section: UploadsSection },
  { id: 'list', title: 'List', Section: ListSection },
  { id: 'states', title: 'Empty, error and notes', Section: StatesSection },
  { id: 'floating', title: 'What floats', Section: FloatingSection },
] as const;

/** Every part in all its states, for developers. Development only, so its texts are not translated. */
export function GalleryPage() {
  return (
    <NoticesProvider>
      <ConfirmProvider>
        <Page>
          <PageHeader
            title="Parts of the panel"
            lead="Look here before you build: the next page is made of these."
            actions={<Button href="#list">The list</Button>}
            primary={<PrimaryButton startIcon={<Plus />}>Add couple</PrimaryButton>}
          />
          <Row component="nav" aria-label="Parts">
            {GROUPS.map(({ id, title }) => (
              <TextLink key={id} href={`#${id}`}>
                {title}
              </TextLink>
            ))}
          </Row>
          {GROUPS.map(({ id, title, Section }) => (
            <Group key={id} id={id} title={title}>
              <Section />
            </Group>
          ))}
        </Page>
      </ConfirmProvider>
    </NoticesProvider>
  );
}
