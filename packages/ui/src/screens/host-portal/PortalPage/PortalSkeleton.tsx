import { limits } from '@perigee/domain';
import { portalMessages } from '@perigee/domain/host-portal';
import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { cardBody } from './PortalPage.css.ts';

/** The columns of the event cards. */
export const EVENT_COLUMNS = { base: 1, sm: 2, lg: 3 } as const;

const { width, height } = limits.event.cover;

/** The cards of events that are loading. */
export function PortalSkeleton() {
  return (
    <>
      <Stack spaceAfter={6}>
        <Text as="output" tone="muted">
          {portalMessages.loading}
        </Text>
      </Stack>
      <Grid columns={EVENT_COLUMNS} gap={6} aria-hidden="true">
        {['first', 'second', 'third'].map((card) => (
          <Card key={card}>
            <Skeleton aspectRatio={`${width} / ${height}`} shape="block" />
            <Stack className={cardBody}>
              <Skeleton width="44%" />
              <Skeleton width="72%" height={20} />
              <Skeleton width="30%" />
              <Skeleton />
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
