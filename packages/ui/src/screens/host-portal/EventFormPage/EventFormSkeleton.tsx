import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { aside, card, columns } from './EventFormPage.css.ts';

/** The heights of the fields of the cards, in pixels. */
const CARDS = [
  ['basics', [48, 320, 150]],
  ['type', [48, 36, 50]],
  ['category', [48]],
] as const;

/** The skeleton of the form: its first cards, and the preview. */
export function EventFormSkeleton() {
  return (
    <SkeletonRegion>
      <div className={columns}>
        <Stack gap={5}>
          {CARDS.map(([name, heights]) => (
            <Card key={name} className={card}>
              <Stack gap={5}>
                <Skeleton shape="line" width="min(64%, 280px)" height={28} />
                {heights.map((height) => (
                  <Skeleton key={height} shape="block" height={height} />
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
        <div className={aside}>
          <Skeleton shape="block" height={480} />
        </div>
      </div>
    </SkeletonRegion>
  );
}
