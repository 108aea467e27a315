import { AppClipSignUpPage } from '@perigee/ui/auth';

export function Component() {
  return (
    <main>
      <AppClipSignUpPage />
    </main>
  );
}
