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

  function keepSince(base: EventFormValues, values: EventFormValues) {
    const isUnchanged = JSON.stringify(values) === JSON.stringify(base);
    onDraftChange?.(isUnchanged ? null : { base, values });
  }
  const keep = useEffectEvent((values: EventFormValues) => keepSince(stored, values));
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

  function begin(values: EventFormValues) {
    setStored(values);
    reset(values);
    setIsDraftShown(false);
    onDraftChange?.(null);
  }

  /**
   * The values are stored: they are the new beginning of the form. What was typed since they were sent stays, as a
   * change of them.
   */
  function setSaved(saved: EventFormValues, sent: EventFormValues) {
    const typed = restoredDraft({ base: sent, values: form.getValues() }, saved);
    begin(saved);
    reset(typed.values, { keepDefaultValues: true });
    keepSince(saved, typed.values);
  }
  return {
    form,
    stored,
    setSaved,
    /** Whether the form began with a draft, which is said above it. */
    isDraftShown,
    startOver: () => begin(initial),
  };
}
