import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { FieldSkeleton } from '../FieldSkeleton.tsx';
import { LinkedAccountsSkeleton } from './LinkedAccounts.tsx';
import { PersonalDetails, type SettingsFormProps } from './SettingsForm.tsx';

/** The skeleton of the settings, while the user is loading. */
export function AccountSkeleton({ liveSupportHref }: Pick<SettingsFormProps, 'liveSupportHref'>) {
  return (
    <SkeletonRegion label="Loading your settings">
      <PersonalDetails liveSupportHref={liveSupportHref}>
        <Stack gap={6}>
          {['Name', 'Username', 'Email', 'Location'].map((field) => (
            <FieldSkeleton key={field} />
          ))}
          <Skeleton shape="block" width={92} height={48} />
        </Stack>
      </PersonalDetails>
      <LinkedAccountsSkeleton />
    </SkeletonRegion>
  );
}
