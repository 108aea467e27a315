import { Grid } from '../../../components/Grid/Grid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { FieldSkeleton } from '../FieldSkeleton.tsx';
import { columns } from './EditApplicationPage.css.ts';

/** The skeleton of the form: photos, and two columns of fields, below their titles. */
export function EditApplicationSkeleton() {
  return (
    <SkeletonRegion>
      <div className={columns}>
        <Section title="Photos" gap={5}>
          <Grid columns={2} gap={3}>
            {['first', 'second', 'third', 'fourth'].map((photo) => (
              <Skeleton key={photo} shape="block" aspectRatio="380 / 500" />
            ))}
          </Grid>
        </Section>
        <Stack gap={12}>
          <Section title="About you" gap={5}>
            <Stack gap={5}>
              <FieldSkeleton height={138} />
              <FourFields />
              <FieldSkeleton />
            </Stack>
          </Section>
          <Section title="Who you’re looking for" gap={5} divider={10}>
            <Skeleton shape="block" width="min(100%, 280px)" height={36} />
          </Section>
          <Section title="Work and education" gap={5} divider={10}>
            <Stack gap={5}>
              <FieldSkeleton />
              <FourFields />
            </Stack>
          </Section>
        </Stack>
      </div>
    </SkeletonRegion>
  );
}

function FourFields() {
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={4} rowGap={5}>
      <FieldSkeleton />
      <FieldSkeleton />
      <FieldSkeleton />
      <FieldSkeleton />
    </Grid>
  );
}
