import type { EventLookups, EventUpdate } from '@perigee/api';
import { errorText, UserFacingError } from '@perigee/domain';
import {
  eventFormBody,
  eventFormChanges,
  eventFormConflicts,
  eventFormMessages,
  eventMessages,
  storedEventValues,
  type EventFormBody,
  type EventFormValues,
} from '@perigee/domain/events';
import { useState } from 'react';
import { useToast } from '../../../components/Toast/toast-context.ts';
import type { Conflict } from './ChangedElsewhereDialog.tsx';
import type { EventCreation, StoredEventTask } from './event-task.ts';
import { fieldLabels } from './field-labels.ts';

interface EventSavingOptions {
  task: EventCreation | StoredEventTask;
  lookups: EventLookups;
  /** The values of the stored event, as far as this form knows. */
  stored: EventFormValues;
  /** `sent` are the values of the form when it was sent. */
  setSaved: (saved: EventFormValues, sent: EventFormValues) => void;
}

const { creating, updated, updatedToo, unchanged } = eventFormMessages;

/** Creates or updates the event of the form. Source: events §4, §8. */
export function useEventSaving({ task, lookups, stored, setSaved }: EventSavingOptions) {
  const toasts = useToast();
  const [isCreated, setIsCreated] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function create(values: EventFormValues, { onCreate }: EventCreation) {
    toasts.loading(creating);
    await onCreate(eventFormBody(values, lookups));
    toasts.close();
    setSaved(values, values);
    setIsCreated(true);
  }

  /** @param others the other fields, which another user has saved meanwhile */
  async function save(
    sent: EventFormValues,
    changes: EventUpdate,
    others: string,
    { onUpdate }: StoredEventTask,
  ) {
    const event = await onUpdate(changes);
    setSaved(storedEventValues(event, lookups), sent);
    if (others === '') toasts.success(updated, { short: true });
    else toasts.success(updatedToo(others));
  }

  async function update(values: EventFormValues, calls: StoredEventTask) {
    const changes = eventFormChanges(stored, values, lookups);
    if (Object.keys(changes).length === 0) {
      toasts.info(unchanged);
      return;
    }
    const theirs = storedEventValues(await calls.onReload(), lookups);
    const fields = eventFormConflicts(changes, stored, theirs, lookups);
    const elsewhere = Object.keys(eventFormChanges(stored, theirs, lookups));
    const others = fieldLabels(
      (elsewhere as (keyof EventFormBody)[]).filter((field) => !(field in changes)),
    );
    if (fields.length === 0) await save(values, changes, others, calls);
    else setConflict({ fields, onSave: () => withFallback(save(values, changes, others, calls)) });
  }

  return {
    /** Rejects with a message for the user. */
    submit: (values: EventFormValues) =>
      withFallback(task.mode === 'create' ? create(values, task) : update(values, task)),
    isCreated,
    /** Another user has saved the same fields: they are not replaced before the user confirms it. */
    conflict,
    endConflict: () => setConflict(null),
  };
}

/** A failure without its own message has the one of the form. Source: events §8. */
async function withFallback(saving: Promise<void>): Promise<void> {
  try {
    await saving;
  } catch (error) {
    throw new UserFacingError(errorText(error, eventMessages.saveFailed), { cause: error });
  }
}
