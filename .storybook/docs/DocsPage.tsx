import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** The page of a file of stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage /> : <ComponentPage />;
}
