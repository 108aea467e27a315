import type { EventFormValues } from './event-form-values.ts';

/** Unsaved values of the event form, with the stored values that the user began to edit. */
export interface EventFormDraft {
  base: EventFormValues;
  values: EventFormValues;
}

/**
 * A draft over the values that are stored now: the fields that the user changed, and of the others the stored ones.
 * The base keeps what the user began with in the changed fields, so that a conflict is found.
 */
export function restoredDraft(draft: EventFormDraft, stored: EventFormValues): EventFormDraft {
  const isChanged = (field: string) => {
    const key = field as keyof EventFormValues;
    return JSON.stringify(draft.values[key]) !== JSON.stringify(draft.base[key]);
  };
  const changedOf = (values: EventFormValues): Partial<EventFormValues> =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isChanged(field)));
  return {
    base: { ...stored, ...changedOf(draft.base) },
    values: { ...stored, ...changedOf(draft.values) },
  };
}
