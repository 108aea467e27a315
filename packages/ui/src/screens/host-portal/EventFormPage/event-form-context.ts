import type { EventLookups } from '@perigee/api';
import type { EventFormValues, Organiser } from '@perigee/domain/events';
import {
  useFormState,
  type Control,
  type FieldPath,
  type UseFormRegisterReturn,
  type UseFormSetValue,
} from 'react-hook-form';

export type EventFormControl = Control<EventFormValues, unknown, EventFormValues>;

/** What each card of the form gets. Stable while the user types, so that only the edited field renders. */
export interface EventFormCardProps {
  control: EventFormControl;
  setValue: UseFormSetValue<EventFormValues>;
  lookups: EventLookups;
  /** The user, whose rules apply. */
  user: Organiser;
  /** The event is stored already. */
  isUpdate: boolean;
}

/** The element id of a field, to which the notice with all messages leads. */
export const fieldId = (name: keyof EventFormValues): string => `event-${name}`;

type TextFieldName = 'title' | 'description' | 'slug';

interface BoundTextField extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

/** Binds the text fields of a card: only that card renders when one of their errors changes. */
export function useTextFields(
  control: EventFormControl,
  names: readonly (TextFieldName & FieldPath<EventFormValues>)[],
): (name: TextFieldName) => BoundTextField {
  const { errors } = useFormState({ control, name: [...names] });
  return (name) => ({
    ...control.register(name),
    id: fieldId(name),
    error: errors[name]?.message,
  });
}
