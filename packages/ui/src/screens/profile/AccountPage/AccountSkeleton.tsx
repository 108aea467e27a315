import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { fields } from './AccountPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The settings in outline, while the person is on the way. */
export function AccountSkeleton() {
  return (
    <SkeletonRegion label="Loading your settings">
      <SettingsSection title="Personal details">
        <div className={fields}>
          {['Name', 'Username', 'Email', 'Location'].map((field) => (
            <div key={field}>
              <Skeleton width={72} height={14} />
              <br />
              <Skeleton shape="block" height={48} />
            </div>
          ))}
        </div>
      </SettingsSection>
    </SkeletonRegion>
  );
}
