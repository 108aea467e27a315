import { eventFormMessages, type EventFormValues } from '@perigee/domain/events';
import { useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { fieldId, type EventFormControl } from './event-form-context.ts';

/** The fields with rules, in the order of the messages. Source: events §5. */
const CHECKED_FIELDS = [
  'title',
  'description',
  'imageData',
  'verticalImageData',
  'day',
  'slug',
  'minAge',
  'orientations',
  'leftTickets',
  'ticketPrice',
  'eventVisibility',
  'recurrenceFrequency',
  'bacheloretteUserId',
] as const satisfies readonly (keyof EventFormValues)[];

/** All messages of the submitted form together; each leads to its field. Source: events §4, §5. */
export function EventFormNotice({ control }: { control: EventFormControl }) {
  const { errors } = useFormState({ control });
  const found = CHECKED_FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  return <ErrorSummary title={eventFormMessages.toCorrect(found.length)} errors={found} />;
}
