import type { EventLookups } from '@perigee/api';
import {
  eventControlProblems,
  restoredDraft,
  type EventFormDraft,
  type EventFormValues,
  type Organiser,
} from '@perigee/domain/events';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRuleForm } from '../../../components/Form/use-rule-form.ts';

interface EventFormOptions {
  lookups: EventLookups;
  user: Organiser;
  now: Date;
  /** The values of a new form, or of the stored event. */
  initial: EventFormValues;
  isUpdate: boolean;
  /** The values that were typed before a reload, with those of the event at that time. */
  draft: EventFormDraft | undefined;
  /** Null without unsaved values. */
  onDraftChange: ((draft: EventFormDraft | null) => void) | undefined;
}

/** A message is at one control, and also depends on these. */
const ALSO_CHECKED: Partial<Record<keyof EventFormValues, (keyof EventFormValues)[]>> = {
  maxAge: ['minAge'],
  time: ['day'],
  location: ['day'],
  orientations: ['leftTickets', 'rightTickets'],
  rightTickets: ['leftTickets'],
};

/** The values of the form with their rules, and the draft that survives a reload. */
export function useEventForm({
  lookups,
  user,
  now,
  initial,
  isUpdate,
  draft,
  onDraftChange,
}: EventFormOptions) {
  const [restored] = useState(() =>
    draft === undefined ? undefined : restoredDraft(draft, initial),
  );
  const [stored, setStored] = useState(restored?.base ?? initial);
  const [isDraftShown, setIsDraftShown] = useState(restored !== undefined);
  const form = useRuleForm<EventFormValues>({
    rule: (values) =>
      eventControlProblems(values, lookups, user, now, isUpdate ? stored : undefined),
    defaultValues: stored,
  });
  const { reset, subscribe, trigger, getFieldState } = form;

  const restore = useEffectEvent(() => {
    if (restored !== undefined) reset(restored.values, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  const keep = useEffectEvent((values: EventFormValues) => {
    const isUnchanged = JSON.stringify(values) === JSON.stringify(stored);
    onDraftChange?.(isUnchanged ? null : { base: stored, values });
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          keep(values);
          const others = (ALSO_CHECKED[name as keyof EventFormValues] ?? []).filter(
            (other) => getFieldState(other).error !== undefined,
          );
          if (others.length > 0) void trigger(others);
        },
      }),
    [subscribe, trigger, getFieldState],
  );

  /** The values are stored: they are the new beginning of the form. */
  function setSaved(values: EventFormValues) {
    setStored(values);
    reset(values);
    setIsDraftShown(false);
    onDraftChange?.(null);
  }
  return {
    form,
    stored,
    setSaved,
    /** Whether the form began with a draft, which is said above it. */
    isDraftShown,
    startOver: () => setSaved(initial),
  };
}
