import { dateText, dateTimeText, limits } from '@perigee/domain';
import {
  clockChangeNote,
  earliestStart,
  eventFormMessages,
  mayStartSoon,
  RECURRENCE_FREQUENCIES,
  recurrenceStarts,
  startOf,
  timezoneOf,
  wallTime,
  zoneName,
} from '@perigee/domain/events';
import { viewerTime } from '@perigee/domain/hosts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TimePicker } from '../../../components/TimePicker/TimePicker.tsx';
import { fieldId, type EventFormCardProps } from './event-form-context.ts';
import { FormCard } from './FormCard.tsx';
import { LockedField } from './LockedField.tsx';

interface TimeAndLocationCardProps extends Omit<EventFormCardProps, 'setValue'> {
  now: Date;
  /** The time zone of the user's clocks. */
  viewerTimeZone: string;
}

const { cards, adminsOnly, once, frequencies, ...texts } = eventFormMessages;

const FREQUENCIES = [
  { value: 'once' as const, label: once },
  ...RECURRENCE_FREQUENCIES.map((value) => ({ value, label: frequencies[value] })),
];

const dayOf = (moment: Date, timezone: string) =>
  wallTime(moment, timezone).toISOString().slice(0, 10);

/** The start of the event, on the clocks of its place. Source: events §2 (card 4), §4, §5. */
export const TimeAndLocationCard = memo(function TimeAndLocationCard({
  control,
  lookups,
  user,
  isUpdate,
  now,
  viewerTimeZone,
}: TimeAndLocationCardProps) {
  const [location, day, time] = useWatch({ control, name: ['location', 'day', 'time'] });
  const timezone = timezoneOf(location, lookups);
  const earliest = earliestStart(user, now, timezone);
  const start = startOf({ day, time }, timezone);
  const elsewhere = viewerTime(start, timezone, viewerTimeZone);
  return (
    <FormCard title={cards.timeAndLocation}>
      <Grid columns={{ base: 1, sm: 2 }} gap={4} rowGap={5} align="start">
        <FormField control={control} name="day">
          {(field) => (
            <DatePicker
              {...field}
              id={fieldId('day')}
              label="Date"
              help={mayStartSoon(user) ? undefined : texts.leadTime(dateText(earliest, timezone))}
              today={dayOf(now, timezone)}
              earliest={dayOf(earliest, timezone)}
            />
          )}
        </FormField>
        <FormField control={control} name="time">
          {(field) => (
            <TimePicker
              {...field}
              id={fieldId('time')}
              label="Time"
              help={clockChangeNote({ day, time }, timezone) ?? undefined}
              minuteStep={user.admin ? 1 : limits.event.startStepMinutes}
            />
          )}
        </FormField>
        <FormField control={control} name="location">
          {(field) => (
            <Select
              {...field}
              id={fieldId('location')}
              label="Location"
              options={lookups.locations.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
        <LockedField
          label="Time zone"
          value={zoneName(timezone, start)}
          help={texts.followsLocation}
        />
      </Grid>
      {elsewhere !== null && (
        <Text size="sm" tone="muted" figures>
          {elsewhere.line}
        </Text>
      )}
      {user.admin && (
        <FormField control={control} name="recurrenceFrequency">
          {({ value, ...field }) => (
            <Stack gap={3}>
              <ChipGroup
                {...field}
                id={fieldId('recurrenceFrequency')}
                label="Frequency"
                help={isUpdate ? texts.frequencyFixed : adminsOnly}
                disabled={isUpdate}
                options={FREQUENCIES}
                value={value}
              />
              {value !== 'once' && (
                <Stack gap={2}>
                  <Text size="sm" tone="muted">
                    {texts.recurringNote}
                  </Text>
                  <Stack as="ul" outlined={2}>
                    {recurrenceStarts(start, value, limits.event.recurrenceMost, timezone).map(
                      (evening) => (
                        <Text key={evening.getTime()} as="li" size="sm" tone="strong" figures>
                          {dateTimeText(evening, timezone)}
                        </Text>
                      ),
                    )}
                  </Stack>
                </Stack>
              )}
            </Stack>
          )}
        </FormField>
      )}
    </FormCard>
  );
});
