import { limits } from '@perigee/domain';
import { portalMessages } from '@perigee/domain/host-portal';
import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { tabLine } from '../tab-line.css.ts';
import { cardBody, overview } from './PortalPage.css.ts';

/** The columns of the event cards. */
export const EVENT_COLUMNS = { base: 1, sm: 2, lg: 3 } as const;

const { width, height } = limits.event.cover;

/** The overview, the tabs and the cards of events that are loading. */
export function PortalSkeleton() {
  return (
    <>
      <div className={overview.skeleton} aria-hidden="true">
        <Stack gap={5}>
          <Skeleton width={72} />
          <Skeleton width={140} height={36} />
          <Skeleton width={104} />
        </Stack>
        <Skeleton shape="block" height="clamp(240px, 25vw, 316px)" />
      </div>
      <div className={tabLine}>
        <Text as="output" size="sm" tone="muted">
          {portalMessages.loading}
        </Text>
      </div>
      <Grid columns={EVENT_COLUMNS} gap={6} spaceBefore={6} aria-hidden="true">
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
