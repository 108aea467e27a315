import { PageMeta } from '@perigee/ui';
import { AppClipSignUpPage } from '@perigee/ui/auth';

export function Component() {
  return (
    <main>
      <PageMeta title="Sign-up" unlisted />
      <AppClipSignUpPage />
    </main>
  );
}
