import { limits } from '@perigee/domain';
import {
  eventFormMessages,
  eventTypeOf,
  orientationDefaults,
  orientationNames,
} from '@perigee/domain/events';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { BoundedNumber } from './BoundedNumber.tsx';
import { fieldId, type EventFormCardProps } from './event-form-context.ts';
import { FormCard } from './FormCard.tsx';
import { LockedField } from './LockedField.tsx';

const { cards, adminsOnly, pool } = eventFormMessages;

const COLUMNS = { base: 1, sm: 3 } as const;

const PRICE_LABEL = 'Price in USD';

/** The price, and the tickets of a straight event. Source: events §2 (card 5), §4, §6. */
export const TicketsCard = memo(function TicketsCard({
  control,
  lookups,
  user,
}: Pick<EventFormCardProps, 'control' | 'lookups' | 'user'>) {
  const [orientations, left, right] = useWatch({
    control,
    name: ['orientations', 'leftTickets', 'rightTickets'],
  });
  const orientation = orientationNames(orientations, lookups)[0] ?? '';
  const hasQuantities = eventTypeOf(orientation) === 'binary';
  const quantity = {
    control,
    min: 0,
    max: orientationDefaults(orientation).maxTickets,
    stepButtons: true,
  };
  return (
    <FormCard title={cards.tickets}>
      <div>
        <Grid columns={COLUMNS} gap={4} rowGap={5} align="start">
          {user.admin ? (
            <BoundedNumber
              control={control}
              name="ticketPrice"
              label={PRICE_LABEL}
              help={adminsOnly}
              prefix="$"
              decimals={2}
              min={0}
              max={limits.event.priceMost}
            />
          ) : (
            <FormField control={control} name="ticketPrice">
              {({ value }) => <LockedField label={PRICE_LABEL} prefix="$" value={String(value)} />}
            </FormField>
          )}
          {hasQuantities && (
            <>
              <BoundedNumber {...quantity} name="leftTickets" label="Minimum male tickets" />
              <BoundedNumber {...quantity} name="rightTickets" label="Minimum female tickets" />
            </>
          )}
        </Grid>
        {/* Announces that the quantities went, and what holds in their place. */}
        <Text as="div" size="sm" tone="muted" spaceBefore={hasQuantities ? 0 : 4}>
          <output>{!hasQuantities && poolText(orientation, left ?? 0, right ?? 0)}</output>
        </Text>
      </div>
      {user.admin && (
        <Grid columns={COLUMNS} gap={4}>
          <FormField control={control} name="bacheloretteUserId">
            {(field) => (
              <NumberField
                {...field}
                id={fieldId('bacheloretteUserId')}
                label="Bachelorette user ID"
                help={adminsOnly}
                min={1}
              />
            )}
          </FormField>
        </Grid>
      )}
    </FormCard>
  );
});

function poolText(orientation: string, left: number, right: number): string {
  if (orientation === '') return '';
  if (orientation === 'gay') return pool.men(left);
  return orientation === 'lesbian' ? pool.women(right) : pool.everyone(left);
}
