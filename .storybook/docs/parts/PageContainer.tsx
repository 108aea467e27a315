import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { storybookTheme } from '../../theming/storybook-theme.ts';
import { prose } from './prose.css.ts';
import { useThemeGlobal } from './use-theme-global.ts';

/** The container of every documentation page: the theme of the toolbar, and the product's type. */
export function PageContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeGlobal();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <div className={`sb-unstyled ${prose}`}>{children}</div>
    </DocsContainer>
  );
}
