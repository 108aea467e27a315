import type { DateApplication, PublicHost } from '@perigee/api';
import { hostPageMessages } from '@perigee/domain/hosts';
import { Card } from '../../../components/Card/Card.tsx';
import { SideGrid } from '../../../components/Grid/SideGrid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Loadable } from '../../../loadable.ts';
import { DateApplications, type DateApplicationsProps } from './DateApplications.tsx';
import { HostProfileForm, type HostProfileFormProps } from './HostProfileForm.tsx';

export interface OwnHostPageProps
  extends
    Omit<HostProfileFormProps, 'host'>,
    Pick<DateApplicationsProps, 'profileHref' | 'timeZone'> {
  host: Loadable<PublicHost>;
  /** The newest first. */
  applications: Loadable<readonly DateApplication[]>;
}

const texts = hostPageMessages.own;

/** A host's own page: what guests see, and who asks for a date. Source: events §2, §7 (update host). */
export function OwnHostPage({
  host,
  applications,
  profileHref,
  timeZone,
  ...form
}: OwnHostPageProps) {
  return (
    <Section as="div" column space="list">
      <PageHead size="3xl" spaceBefore={4} title={texts.title} />
      <SideGrid side="start" width={400} gap={6}>
        <Card padding="lg">
          <Heading level={2} spaceAfter={5}>
            {texts.details}
          </Heading>
          <Loaded value={host} skeleton={<CardSkeleton height={320} />} level={3}>
            {(own) => <HostProfileForm {...form} host={own} />}
          </Loaded>
        </Card>
        <Card padding="lg">
          <Loaded value={applications} skeleton={<CardSkeleton height={240} />} level={3}>
            {(list) => (
              <DateApplications applications={list} profileHref={profileHref} timeZone={timeZone} />
            )}
          </Loaded>
        </Card>
      </SideGrid>
    </Section>
  );
}

function CardSkeleton({ height }: { height: number }) {
  return (
    <SkeletonRegion>
      <Stack gap={5}>
        <Skeleton width="min(14rem, 100%)" height={20} />
        <Skeleton shape="block" height={height} />
      </Stack>
    </SkeletonRegion>
  );
}
