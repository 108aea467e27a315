import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { AppClipSignUpPage } from './AppClipSignUpPage.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/App Clip sign-up',
  component: AppClipSignUpPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  render: () => (
    <main>
      <AppClipSignUpPage />
    </main>
  ),
});

export const Default = meta.story({ parameters: otherTheme });
