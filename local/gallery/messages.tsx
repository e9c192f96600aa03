import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import emptyPlate from '#web/ui/pictures/empty-plate.svg';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FullPageSpinner, Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Group, Specimen } from './specimen.tsx';

export const Messages = () => (
  <Group title="Messages">
    <Specimen name="Note">
      <div className="grid w-full gap-3">
        <Note kind="good" title="A link is on its way">
          Do look in the spam folder, too.
        </Note>
        <Note kind="attention" title="Recipe Limit Reached" action={<Action />}>
          New recipes come on 1 December.
        </Note>
        <Note kind="bad" title="The plans couldn't be loaded." action={<Action />} />
      </div>
    </Specimen>
    <Specimen name="Toast: one at a time, for 5 s">
      <Button onClick={() => toast({ title: 'Recipe marked as cooked' })}>Word</Button>
      <Button
        onClick={() =>
          toast({
            title: 'Recipe deleted',
            description: 'Lemony leeks with butter beans',
            action: { label: 'Undo', act: () => undefined },
          })
        }
      >
        With something to do
      </Button>
      <Button
        onClick={() => toast({ kind: 'error', title: 'Login failed', description: 'Please try again' })}
      >
        Error
      </Button>
    </Specimen>
    <Specimen name="Sheet, EmptyState">
      <Sheet aria-label="A sheet">A sheet of paper on the table.</Sheet>
      <EmptyState picture={emptyPlate} action={<Button kind="main">Go to my recipes</Button>}>
        Nothing is served at this address.
      </EmptyState>
    </Specimen>
    <Specimen name="Spinner, FullPageSpinner, Skeleton">
      <span className="text-2xl">
        <Spinner />
      </span>
      <Waiting />
      <Skeleton className="h-12 w-48" />
    </Specimen>
  </Group>
);

const Action = () => (
  <Button kind="line" className="text-ink">
    Try again
  </Button>
);

/** Not a `main` element: the page has one already, and a page has one main landmark. */
const Waiting = () => (
  <div aria-hidden="true" className="w-48">
    <FullPageSpinner />
  </div>
);
