import { limits } from '@perigee/domain';
import {
  eventFormMessages,
  orientationLabel,
  orientationNames,
  orientationTickets,
} from '@perigee/domain/events';
import { memo } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { BoundedNumber } from './BoundedNumber.tsx';
import { fieldId, type EventFormCardProps } from './event-form-context.ts';
import { besideFields, twoCards } from './EventFormPage.css.ts';
import { FormCard } from './FormCard.tsx';

const { cards, adminsSeveral, decidesOnTickets } = eventFormMessages;

type TypeCardProps = Omit<EventFormCardProps, 'isUpdate'>;

/** The rounds and the guests of the event. Source: events §2 (card 2), §4. */
export const TypeCard = memo(function TypeCard(props: TypeCardProps) {
  const { control, lookups } = props;
  const ages = { control, ...limits.event.age, stepButtons: true };
  return (
    <FormCard title={cards.type}>
      <FormField control={control} name="eventFormat">
        {(field) => (
          <RadioCards
            {...field}
            id={fieldId('eventFormat')}
            className={twoCards}
            label="Round length"
            options={lookups.formats.map(({ name, longName }) => ({
              value: name,
              label: longName,
            }))}
          />
        )}
      </FormField>
      <OrientationField {...props} />
      <Grid columns={{ base: 2, sm: 3 }} gap={4} rowGap={5} align="start">
        <BoundedNumber {...ages} name="minAge" label="Min age" />
        <BoundedNumber {...ages} name="maxAge" label="Max age" />
        <div className={besideFields}>
          <FormField control={control} name="scheduled">
            {({ value, onChange, ...field }) => (
              <Checkbox
                {...field}
                label="Scheduled"
                checked={value}
                onChange={(event) => onChange(event.target.checked)}
              />
            )}
          </FormField>
        </div>
      </Grid>
    </FormCard>
  );
});

/** Hosts choose one orientation, admins several. The first resets the tickets to its defaults. */
function OrientationField({ control, setValue, lookups, user }: TypeCardProps) {
  const options = lookups.sexualOrientation.map(({ id, name }) => ({
    value: id,
    label: orientationLabel(name),
  }));
  const nameOf = (ids: readonly number[]) => orientationNames(ids, lookups)[0] ?? '';
  return (
    <FormField control={control} name="orientations">
      {({ value, onChange, ...field }) => {
        const choose = (chosen: number[]) => {
          // The server keeps no order of its own: a reload returns them as the options are listed.
          const ids = options.map(({ value: id }) => id).filter((id) => chosen.includes(id));
          onChange(ids);
          if (ids[0] === undefined || ids[0] === value[0]) return;
          const { leftTickets, rightTickets } = orientationTickets(nameOf(ids));
          setValue('leftTickets', leftTickets, { shouldDirty: true });
          setValue('rightTickets', rightTickets, { shouldDirty: true });
        };
        const shared = {
          ...field,
          id: fieldId('orientations'),
          label: 'Sexual orientation',
          options,
        };
        if (!user.admin) {
          return <ChipGroup {...shared} value={value[0] ?? null} onChange={(id) => choose([id])} />;
        }
        const help =
          value.length > 1 ? decidesOnTickets(orientationLabel(nameOf(value))) : adminsSeveral;
        return <ChipGroup {...shared} multiple help={help} value={value} onChange={choose} />;
      }}
    </FormField>
  );
}
