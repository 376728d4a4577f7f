import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet } from '#ui/Text.tsx';
import { TaskLine } from './TaskLine.tsx';
import { ownTasksOptions } from './desk-customers.queries.ts';

/** One’s own tasks, what is due first; each opens its customer. */
export function TasksCard() {
  const { t } = useTranslation('desk-customers');
  const tasks = useQuery(ownTasksOptions).data;
  if (!tasks || tasks.length === 0) return null;
  return (
    <Card title={t('tasks.title')}>
      {tasks.map(
        (note) =>
          note.task && (
            <CardBody key={note.id}>
              <TaskLine note={note} task={note.task} />
              <Quiet>
                <Link to={pathTo('deskCustomer', { id: note.customer.id })}>{note.customer.name}</Link>
              </Quiet>
            </CardBody>
          ),
      )}
    </Card>
  );
}
