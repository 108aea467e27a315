import type { Event, EventLookups } from '@perigee/api';
import { eventFormMessages } from '@perigee/domain/events';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import type { Loadable } from '../../../loadable.ts';
import { EventForm, type EventFormOwnProps } from './EventForm.tsx';
import type { EventCreation, StoredEventTask } from './event-task.ts';
import { EventFormSkeleton } from './EventFormSkeleton.tsx';

/** The props of the form, before its data is loaded. */
export interface EventFormPanelProps extends Omit<EventFormOwnProps, 'lookups'> {
  lookups: Loadable<EventLookups>;
  task: EventCreation | (Omit<StoredEventTask, 'event'> & { event: Loadable<Event> });
}

/** The form, once its lists and its event have loaded: a page, or a tab of the Event Manager. */
export function EventFormPanel({ lookups, task, ...props }: EventFormPanelProps) {
  return (
    <Loaded
      value={lookups}
      skeleton={<EventFormSkeleton />}
      errorTitle={eventFormMessages.listsFailed}
    >
      {(lists) =>
        task.mode === 'create' ? (
          <EventForm {...props} lookups={lists} task={task} />
        ) : (
          <Loaded value={task.event} skeleton={<EventFormSkeleton />}>
            {(event) => (
              <EventForm key={event.id} {...props} lookups={lists} task={{ ...task, event }} />
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}
