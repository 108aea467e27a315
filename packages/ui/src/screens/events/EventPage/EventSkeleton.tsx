import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { inner, panel } from '../EventReservationPanel/EventReservationPanel.css.ts';
import { cover, grid, hero } from './EventPage.css.ts';

/** The skeleton of the page while the event is loading. */
export function EventSkeleton() {
  return (
    <SkeletonRegion label="Loading the event">
      <div className={hero}>
        <Skeleton shape="block" aspectRatio="1040 / 450" className={cover} data-first-picture />
      </div>
      <div className={grid}>
        <Section as="div" spaceBefore={8} spaceAfter={12}>
          <Skeleton width={150} height={14} />
          <Stack spaceBefore={4}>
            <Skeleton width="min(100%, 340px)" height={56} />
          </Stack>
          <Stack outlined={6} spaceBefore={8} spaceAfter={8}>
            <Grid columns={{ base: 1, sm: 3 }} gap={8}>
              <Skeleton width="88%" height={16} />
              <Skeleton width="70%" height={16} />
              <Skeleton width="78%" height={16} />
            </Grid>
          </Stack>
          <Stack gap={3}>
            <Skeleton width={180} height={20} />
            <Skeleton height={14} />
            <Skeleton height={14} />
            <Skeleton height={14} width="72%" />
          </Stack>
        </Section>
        <div className={panel}>
          <Card variant="raised" className={inner}>
            <Skeleton width={84} height={36} />
            <Skeleton shape="circle" height={56} />
          </Card>
        </div>
      </div>
    </SkeletonRegion>
  );
}
