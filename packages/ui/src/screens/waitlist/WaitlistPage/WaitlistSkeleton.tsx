import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { textLine } from '../../../components/Skeleton/text-line.css.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { grid } from './WaitlistPage.css.ts';

/**
 * The skeleton of the waitlist view, while the application is loading. The prerendered home shows its head as soon as
 * that is known.
 */
export function WaitlistSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <Stack gap={8}>
          <header aria-hidden="true">
            <Text size="xs" caps tone="precious" spaceAfter={3} hidden data-first-text="kicker" />
            <Heading level={1} measure="xs" data-first-text="title">
              <Stack as="span" gap={2}>
                <Skeleton width="min(100%, 240px)" height="calc(1lh - 4px)" />
                <Skeleton width="min(100%, 280px)" height="calc(1lh - 4px)" />
              </Stack>
            </Heading>
            <Text size="lg" measure="md" spaceBefore={5} data-first-text="subtitle">
              <Skeleton width="min(100%, 380px)" className={textLine} />
            </Text>
          </header>
          <Grid columns={{ base: 1, sm: 3 }} rowGap={3}>
            <Skeleton shape="circle" height={56} />
            <Skeleton shape="circle" height={56} />
          </Grid>
        </Stack>
        <OrbitDial size="page" turn={null}>
          <Skeleton width={88} height={12} />
        </OrbitDial>
      </div>
    </SkeletonRegion>
  );
}
