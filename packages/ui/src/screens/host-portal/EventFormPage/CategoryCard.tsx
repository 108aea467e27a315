import { EVENT_VISIBILITIES, eventFormMessages } from '@perigee/domain/events';
import { memo } from 'react';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { fieldId, type EventFormCardProps } from './event-form-context.ts';
import { FormCard } from './FormCard.tsx';
import { LockedField } from './LockedField.tsx';

const VISIBILITIES = EVENT_VISIBILITIES.map((value) => ({ value, label: value }));

const { cards, adminsOnly } = eventFormMessages;

/** Who finds the event, and under what. Source: events §2 (card 3), §4, §6. */
export const CategoryCard = memo(function CategoryCard({
  control,
  lookups,
  user,
}: Pick<EventFormCardProps, 'control' | 'lookups' | 'user'>) {
  const items = lookups.categories.flatMap(({ id, name }) =>
    (lookups.subCategoriesByCategory[String(id)] ?? []).map((item) => ({
      ...item,
      category: name,
    })),
  );
  return (
    <FormCard title={cards.category}>
      <Grid columns={{ base: 1, sm: 2 }} gap={4} rowGap={5} align="start">
        <FormField control={control} name="eventVisibility">
          {({ value, ...field }) =>
            user.admin ? (
              <ChipGroup
                {...field}
                id={fieldId('eventVisibility')}
                label="Visibility"
                help={adminsOnly}
                options={VISIBILITIES}
                value={value}
              />
            ) : (
              <LockedField label="Visibility" value={value} />
            )
          }
        </FormField>
        <FormField control={control} name="categories">
          {({ value: [id, ...others], onChange, ...field }) => (
            <Select
              {...field}
              id={fieldId('categories')}
              label="Category"
              help={items.find((item) => item.id === id)?.category}
              options={items.map((item) => ({ value: item.id, label: item.name }))}
              value={id ?? null}
              onChange={(next) => onChange([next, ...others.filter((other) => other !== next)])}
            />
          )}
        </FormField>
      </Grid>
    </FormCard>
  );
});
