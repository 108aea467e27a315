import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../../../hooks/use-unsaved.ts';
import type { EventFormControl } from './event-form-context.ts';

interface UnsavedReporterProps {
  control: EventFormControl;
  onUnsavedChange: ((unsaved: boolean) => void) | undefined;
}

/** Reports unsaved values. A component of its own, so that an edit does not render the whole form. */
export function UnsavedReporter({ control, onUnsavedChange }: UnsavedReporterProps) {
  const { isDirty } = useFormState({ control });
  useUnsaved(isDirty, onUnsavedChange);
  return null;
}
