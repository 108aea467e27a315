import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { COMPONENT_GROUPS } from './component-groups.ts';

const GROUPS = COMPONENT_GROUPS.map((group) => group.toLowerCase());

const USAGE = `Usage:
  npm run new -- component group Name   packages/ui/src/components/Name
  npm run new -- screen area Name       packages/ui/src/screens/area/Name
Groups: ${GROUPS.join(', ')}
Areas: the folders of packages/ui/src/screens, each with its inventory.ts`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** The words of a name in PascalCase or kebab-case, as the title of a story. */
const sentence = (name: string) => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The files of a new component, in the structure of components/Button. */
const componentFiles = (group: string, name: string) => ({
  '.tsx': `import { clsx } from 'clsx';
    import type { ComponentProps } from 'react';
    import { root } from './${name}.css.ts';

    export interface ${name}Props extends ComponentProps<'div'> {}

    /** Say what it is for, and what to use instead where it is not. */
    export function ${name}({ className, ...rest }: ${name}Props) {
      return <div {...rest} className={clsx(root, className)} />;
    }`,
  '.css.ts': `import { style } from '@vanilla-extract/css';
    import { color } from '../../theme/contract.css.ts';

    export const root = style({ color: color.text.body });`,
  '.guide.ts': `import type { ComponentGuide } from '../../component-guide.ts';

    export const guide: ComponentGuide = {
      use: ['When a user needs it.'],
      alternatives: [],
      accessibility: ['It MUST be reached by keyboard.'],
      content: [],
    };`,
  '.stories.tsx': `import preview from '#.storybook/preview';
    import { guide } from './${name}.guide.ts';
    import { ${name} } from './${name}.tsx';

    const meta = preview.meta({
      title: 'Components/${sentence(group)}/${name}',
      component: ${name},
      tags: ['draft'],
      parameters: { guide },
      args: { children: '${sentence(name)}' },
    });

    export const Default = meta.story();`,
});

/** The files of a new screen: the screen, and its states as stories. */
const screenFiles = (area: string, name: string) => ({
  '.tsx': `import { Loaded } from '../../../components/Loaded/Loaded.tsx';
    import { PageHead } from '../../../components/PageHead/PageHead.tsx';
    import { Section } from '../../../components/Section/Section.tsx';
    import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
    import type { Loadable } from '../../../loadable.ts';

    export interface ${name}Props {
      content: Loadable<{ title: string }>;
    }

    /** Say what a user does here. */
    export function ${name}({ content }: ${name}Props) {
      return (
        <Section column space="page">
          <Loaded
            value={content}
            skeleton={
              <SkeletonRegion>
                <Skeleton width="60%" height={40} />
              </SkeletonRegion>
            }
          >
            {({ title }) => <PageHead title={title} />}
          </Loaded>
        </Section>
      );
    }`,
  '.stories.tsx': `import { fn } from 'storybook/test';
    import { otherTheme, screenParameters } from '#.storybook/modes';
    import preview from '#.storybook/preview';
    import { onSite } from '#.storybook/site-frame';
    import { loading, ready } from '../../../loadable.ts';
    import { ${name} } from './${name}.tsx';

    const meta = preview.meta({
      title: 'Screens/${sentence(area)}/${sentence(name)}',
      component: ${name},
      parameters: { ...screenParameters, layout: 'fullscreen' },
      decorators: [onSite],
    });

    export const Loading = meta.story({ parameters: otherTheme, args: { content: loading } });

    export const LoadError = meta.story({ args: { content: { status: 'error', message: 'Internal server error', onRetry: fn() } } });

    export const Loaded = meta.story({ args: { content: ready({ title: '${sentence(name)}' }) } });`,
});

const call = process.argv.slice(2).join(' ');
const [, group = '', component] =
  new RegExp(`^component (${GROUPS.join('|')}) ([A-Z][A-Za-z0-9]+)$`).exec(call) ?? [];
const [, area, screen] = /^screen ([a-z]+(?:-[a-z]+)*) ([A-Z][A-Za-z0-9]+)$/.exec(call) ?? [];
const name = component ?? screen;
const folder = `packages/ui/src/${component === undefined ? `screens/${area}` : 'components'}/${name}`;
const isTaken = existsSync(root + folder) && readdirSync(root + folder).length > 0;
if (name === undefined || isTaken) {
  process.stderr.write(`${isTaken ? `${folder} exists already; nothing was written.` : USAGE}\n`);
  process.exitCode = 1;
} else {
  const files =
    component === undefined ? screenFiles(area ?? '', name) : componentFiles(group, name);
  mkdirSync(root + folder, { recursive: true });
  for (const [suffix, text] of Object.entries(files)) {
    const file = `${folder}/${name}${suffix}`;
    const options = await resolveConfig(root + file);
    writeFileSync(root + file, await format(text, { ...options, filepath: file }));
    process.stdout.write(`${file}\n`);
  }
}
