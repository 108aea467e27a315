/** The files of a new folder: name to content. */
export type Files = Record<string, string>;

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

const sentence = (text: string) => {
  const words = kebab(text).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The files of a new component, in the structure of components/Button. */
export function componentFiles(name: string): Files {
  return {
    [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ${camel(name)} } from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {}

/** Say what it is for, and what to use instead where it is not. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={clsx(${camel(name)}, className)} />;
}
`,
    [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

export const ${camel(name)} = style({ color: color.text.body });
`,
    [`${name}.guide.ts`]: `import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: ['When somebody needs it.'],
  alternatives: [],
  accessibility: ['It MUST be reached by keyboard.'],
  content: [],
};
`,
    [`${name}.stories.tsx`]: `import preview from '#.storybook/preview';
import { guide } from './${name}.guide.ts';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Components/${name}',
  component: ${name},
  tags: ['autodocs', 'draft'],
  parameters: { guide },
  args: { children: '${sentence(name)}' },
});

export const Default = meta.story();
`,
  };
}

/** The files of a new screen: the screen, its styles, and its states as stories. */
export function screenFiles(area: string, name: string): Files {
  return {
    [`${name}.tsx`]: `import type { Loadable } from '../../../loadable.ts';
import { page } from './${name}.css.ts';

export interface ${name}Props {
  content: Loadable<{ title: string }>;
}

/** Say what a person does here. */
export function ${name}({ content }: ${name}Props) {
  return <div className={page}>{content.status === 'ready' && <h1>{content.data.title}</h1>}</div>;
}
`,
    [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: space.section }]);
`,
    [`${name}.stories.tsx`]: `import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Screens/${sentence(area)}/${sentence(name)}',
  component: ${name},
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Loading = meta.story({ parameters: otherTheme, args: { content: loading } });

export const Loaded = meta.story({ args: { content: ready({ title: '${sentence(name)}' }) } });
`,
  };
}
