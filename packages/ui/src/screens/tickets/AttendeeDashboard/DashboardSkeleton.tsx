import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { moment, words } from '../AttendeeEventCard/AttendeeEventCard.css.ts';

export const CARD_COLUMNS = { base: 1, md: 2, lg: 3 } as const;

/** The skeleton of the dashboard's cards, while the events are loading. */
export function DashboardSkeleton() {
  return (
    <SkeletonRegion label="Loading your events">
      <Grid columns={CARD_COLUMNS} gap={6}>
        {['first', 'second', 'third'].map((place) => (
          <Card key={place}>
            <Skeleton shape="block" aspectRatio="16 / 8" />
            <div className={words}>
              <Stack gap={3} spaceAfter={5}>
                <Skeleton width="38%" />
                <Skeleton width="74%" height={24} />
                <Skeleton width="32%" />
              </Stack>
              <div className={moment}>
                <Skeleton width="34%" height={30} />
                <Skeleton shape="circle" width={116} height={36} />
              </div>
            </div>
          </Card>
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
